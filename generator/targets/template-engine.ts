import { readFileSync } from 'node:fs';

// One file without source maps: it loads and compiles templates faster than the package's main module.
import Handlebars from 'handlebars/dist/handlebars.js';

import { memoized } from '../model/memoized.ts';
import { MarkdownText } from './docs/markup/markdown-text.ts';
import { checkTemplate } from './template-check.ts';
import { CODE_HELPERS, HTML_HELPERS, PROSE_HELPERS } from './template-helpers.ts';

export type Template = (view: object) => string;

/** Changes the syntax tree of the template at `path`, below the engine's folder, before it is compiled. */
export type RewriteTemplate = (path: string, program: hbs.AST.Program) => hbs.AST.Program;

/**
 * Renders the `*.hbs` files of a folder with Handlebars. The extension before `.hbs` decides which helpers
 * a template may call, and whether a mustache without a helper escapes HTML: `.ts`, `.html`, or anything
 * else for prose.
 */
export class TemplateEngine {
  readonly #folder: URL;
  readonly #compiled = new Map<string, Template>();
  #rewrite: RewriteTemplate | undefined;

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** Renders `<name>.hbs` with a view. Throws where the template prints a field that the view lacks. */
  render(name: string, view: object): string {
    const compiled = (): Template => this.compile(name, readFileSync(new URL(`${name}.hbs`, this.#folder), 'utf8'));
    return memoized(this.#compiled, name, compiled)(view);
  }

  /** Compiles a template as `<name>.hbs`. Throws where it uses more than `checkTemplate` accepts. */
  compile(name: string, source: string): Template {
    const path = `${name}.hbs`;
    const { helpers, compile } = name.endsWith('.ts') ? CODE : name.endsWith('.html') ? HTML : PROSE;
    const program = Handlebars.parse(source);
    checkTemplate(path, program, helpers);
    return compile(this.#rewrite?.(path, program) ?? program);
  }

  /** Rewrites every template before its next use; without `rewrite`, restores the originals. */
  rewriteTemplates(rewrite?: RewriteTemplate): void {
    this.#rewrite = rewrite;
    this.#compiled.clear();
  }
}

type Helpers = Readonly<Record<string, (value: never) => string>>;

/** Handlebars for one kind of template, so that a field may have the name of another kind's helper. */
interface Environment {
  readonly helpers: ReadonlySet<string>;
  readonly compile: (program: hbs.AST.Program) => Template;
}

/** `convert` is applied to the value that a template passes to a helper. */
function environment(helpers: Helpers, noEscape: boolean, convert = (value: unknown): unknown => value): Environment {
  const handlebars = Handlebars.create();
  for (const [name, helper] of Object.entries(helpers))
    handlebars.registerHelper(name, (value: unknown) => {
      // Handlebars' strict mode covers only a mustache without a helper.
      if (value === undefined) throw new TypeError(`{{${name} …}}: the view lacks the field`);
      return new Handlebars.SafeString(helper(convert(value) as never));
    });
  const options: CompileOptions = {
    noEscape,
    strict: true,
    assumeObjects: true,
    data: false,
    // A mustache without a helper reads the view's field without looking for a helper of that name first.
    knownHelpersOnly: true,
    knownHelpers: Object.fromEntries(Object.keys(helpers).map((name) => [name, true])),
    // `parse` has already removed the lines that hold nothing but a block.
    ignoreStandalone: true,
  };
  return {
    helpers: new Set(Object.keys(helpers)),
    compile: (program) => handlebars.compile(program, options),
  };
}

const CODE = environment(CODE_HELPERS, true);
const HTML = environment(HTML_HELPERS, false);
// Prose helpers accept text; a view may also hold numbers.
const PROSE = environment(PROSE_HELPERS, false, (value) => (value instanceof MarkdownText ? value : String(value)));

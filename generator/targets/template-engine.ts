import { readdirSync, readFileSync } from 'node:fs';

// One file without source maps: it loads and compiles templates faster than the package's main module.
import Handlebars from 'handlebars/dist/handlebars.js';

import { compiledOnce } from '../compiled.ts';
import { memoized } from '../model/memoized.ts';
import { MarkdownText } from './docs/markup/safe-text.ts';
import { lazy } from './lazy.ts';
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
  readonly #precompiled: () => Readonly<Record<string, object>>;
  #rewrite: RewriteTemplate | undefined;

  /** With `isCached`, later processes reuse the compiled templates: a docs build saves 40 ms. */
  constructor(folder: URL, isCached = false) {
    this.#folder = folder;
    this.#precompiled = lazy(() => (isCached ? precompiled(folder) : {}));
  }

  /** Renders `<name>.hbs` with a view. Throws where the template prints a field that the view lacks. */
  render(name: string, view: object): string {
    return memoized(this.#compiled, name, () => this.#load(name))(view);
  }

  #load(name: string): Template {
    const specification = this.#rewrite === undefined ? this.#precompiled()[name] : undefined;
    if (specification === undefined) return this.compile(name, sourceOf(name, this.#folder));
    return environmentOf(name).handlebars.template(specification);
  }

  /** Compiles a template as `<name>.hbs`. Throws where it uses more than `checkTemplate` accepts. */
  compile(name: string, source: string): Template {
    const program = parsed(name, source);
    const { handlebars, options } = environmentOf(name);
    return handlebars.compile(this.#rewrite?.(`${name}.hbs`, program) ?? program, options);
  }

  /** Rewrites every template before its next use; without `rewrite`, restores the originals. */
  rewriteTemplates(rewrite?: RewriteTemplate): void {
    this.#rewrite = rewrite;
    this.#compiled.clear();
  }
}

/** Handlebars' specifications of all templates of a folder, by name. */
function precompiled(folder: URL): Readonly<Record<string, object>> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.hbs'))
    .map((path) => path.replaceAll('\\', '/').slice(0, -'.hbs'.length));
  const sources = names.map((name) => [name, sourceOf(name, folder)] as const);
  const options = [CODE, HTML, PROSE].map((environment) => environment.options);
  return compiledOnce('templates', [Handlebars.VERSION, options, sources], () => {
    const members = sources.map(([name, source]) => {
      const { handlebars, options } = environmentOf(name);
      return `${JSON.stringify(name)}: ${String(handlebars.precompile(parsed(name, source), options))}`;
    });
    return `module.exports = {\n${members.join(',\n')}\n};\n`;
  }) as Readonly<Record<string, object>>;
}

function parsed(name: string, source: string): hbs.AST.Program {
  const program = Handlebars.parse(source);
  checkTemplate(`${name}.hbs`, program, environmentOf(name).helpers);
  return program;
}

function sourceOf(name: string, folder: URL): string {
  return readFileSync(new URL(`${name}.hbs`, folder), 'utf8');
}

type Helpers = Readonly<Record<string, (value: never) => string>>;

function environmentOf(name: string) {
  return name.endsWith('.ts') ? CODE : name.endsWith('.html') ? HTML : PROSE;
}

/**
 * Handlebars for one kind of template, so that a field may have the name of another kind's helper. `convert`
 * is applied to the value that a template passes to a helper.
 */
function environment(helpers: Helpers, noEscape: boolean, convert = (value: unknown): unknown => value) {
  const handlebars = Handlebars.create();
  // Handlebars prepares every helper for every rendering, and no template may use these.
  for (const name of ['blockHelperMissing', 'helperMissing', 'log', 'lookup', 'with'])
    handlebars.unregisterHelper(name);
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
  return { handlebars, helpers: new Set(Object.keys(helpers)), options };
}

const CODE = environment(CODE_HELPERS, true);
const HTML = environment(HTML_HELPERS, false);
// Prose helpers accept text; a view may also hold numbers.
const PROSE = environment(PROSE_HELPERS, false, (value) => (value instanceof MarkdownText ? value : String(value)));

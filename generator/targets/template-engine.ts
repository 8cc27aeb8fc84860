import { readFileSync } from 'node:fs';

import Handlebars from 'handlebars';

import { MarkdownText } from './docs/markup/markdown-text.ts';
import { checkTemplate } from './template-check.ts';
import { CODE_HELPERS, HTML_HELPERS, PROSE_HELPERS } from './template-helpers.ts';

export type Template = (view: object) => string;

/**
 * Changes the syntax tree of the template at `path`, relative to the engine's folder, before it is
 * compiled.
 */
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
  /**
   * One environment for each kind of template, so that a field may have the name of another kind's helper.
   */
  readonly #code = new Environment(CODE_HELPERS, { noEscape: true });
  readonly #html = new Environment(HTML_HELPERS, {});
  readonly #prose = new Environment(PROSE_HELPERS, {}, proseValue);

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /**
   * Renders `<name>.hbs` with a prepared view. Throws where the template prints a field that the view
   * lacks.
   */
  render(name: string, view: object): string {
    const template =
      this.#compiled.get(name) ?? this.compile(name, readFileSync(new URL(`${name}.hbs`, this.#folder), 'utf8'));
    this.#compiled.set(name, template);
    return template(view);
  }

  /**
   * Compiles a template as if it stood in `<name>.hbs`. Throws where it uses more than `checkTemplate`
   * accepts.
   */
  compile(name: string, source: string): Template {
    const path = `${name}.hbs`;
    const environment = this.#environmentOf(name);
    const program = Handlebars.parse(source);
    checkTemplate(path, program, environment.helpers);
    return environment.compile(this.#rewrite?.(path, program) ?? program);
  }

  /** Rewrites every template before its next use; without `rewrite`, restores the originals. */
  rewriteTemplates(rewrite?: RewriteTemplate): void {
    this.#rewrite = rewrite;
    this.#compiled.clear();
  }

  #environmentOf(name: string): Environment {
    if (name.endsWith('.ts')) return this.#code;
    return name.endsWith('.html') ? this.#html : this.#prose;
  }
}

/** Handlebars with the helpers of one kind of template. */
class Environment {
  readonly helpers: ReadonlySet<string>;
  readonly #handlebars = Handlebars.create();
  readonly #options: CompileOptions;

  /** `convert` is applied to the value that a template passes to a helper. */
  constructor(
    helpers: Readonly<Record<string, (value: never) => string>>,
    options: CompileOptions,
    convert = (value: unknown): unknown => value,
  ) {
    this.helpers = new Set(Object.keys(helpers));
    for (const [name, helper] of Object.entries(helpers))
      this.#handlebars.registerHelper(name, (value: unknown) => {
        // Handlebars' strict mode covers only a mustache without a helper.
        if (value === undefined) throw new TypeError(`{{${name} …}}: the view lacks the field`);
        return new Handlebars.SafeString(helper(convert(value) as never));
      });
    this.#options = {
      ...options,
      strict: true,
      assumeObjects: true,
      data: false,
      // A mustache without a helper reads the view's field without looking for a helper of that name first.
      knownHelpersOnly: true,
      knownHelpers: Object.fromEntries(Object.keys(helpers).map((name) => [name, true])),
      // `parse` has already removed the lines that hold nothing but a block.
      ignoreStandalone: true,
    };
  }

  compile(program: hbs.AST.Program): Template {
    return this.#handlebars.compile(program, this.#options);
  }
}

/** Prose helpers accept text; a view may also hold numbers. */
function proseValue(value: unknown): string | MarkdownText {
  return value instanceof MarkdownText ? value : String(value);
}

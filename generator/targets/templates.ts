import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { docComment, identifier, literal, memberAccess, pathSegment, propertyKey, quoted, TypeText } from './code.ts';
import { Html } from './docs/markup/html.ts';
import { MarkdownText } from './docs/markup/markdown-text.ts';
import { onOneLine, passage, passageLine } from './passage.ts';
import type { OutputFile } from './target.ts';
import { compileCode, templateCode } from './template-code.ts';
import { printEscaped, printText, type Template, type TemplateRuntime, VIEW_READERS } from './template-runtime.ts';

const FOLDER = fileURLToPath(new URL('../../templates/', import.meta.url));

/** What a TypeScript template may call; `templates.test.ts` rejects any other mustache in one. */
export const CODE_HELPERS = {
  lit: literal,
  id: identifier,
  key: propertyKey,
  doc: docComment,
  member: memberAccess,
  path: pathSegment,
  type: typeText,
} as const;

/** What any other template may call beside a bare mustache, which escapes HTML. */
export const PROSE_HELPERS = {
  md: markdown,
  code: codeSpan,
  quoted,
  passage,
  line: passageLine,
  fence: fencedCode,
  markdown: markdownText,
} as const;

/** What an HTML template may call beside a bare mustache. */
export const HTML_HELPERS = { html: htmlText } as const;

const compiled = new Map<string, Template>();
/** One for each kind of template, so that a field of a view may be called like a helper of another kind. */
const CODE = runtimeWith(CODE_HELPERS, printText);
const PROSE = runtimeWith(PROSE_HELPERS, printEscaped, proseValue);
const HTML = runtimeWith(HTML_HELPERS, printEscaped);

function runtimeWith(
  helpers: Readonly<Record<string, (value: never) => string>>,
  print: TemplateRuntime['print'],
  as = (value: unknown): unknown => value,
): TemplateRuntime {
  const checked = Object.entries(helpers).map(
    ([name, helper]) => [name, (value: unknown) => helper(as(given(name, value)) as never)] as const,
  );
  return { ...VIEW_READERS, helpers: Object.fromEntries(checked), print };
}

/**
 * Renders `templates/<name>.hbs` with a prepared view. In `*.ts` templates every value goes through one of `CODE_HELPERS`. Elsewhere a
 * bare mustache escapes HTML, and in `*.html` templates `{{html x}}` prints an `Html`; in the others `{{md x}}` escapes Markdown,
 * `{{passage x}}` is a description, which is Markdown itself, `{{line x}}` one on a single line, `{{code x}}` is a code span, `{{fence x}}` a block of code, and `{{quoted x}}`
 * a literal in a code sample, `{{markdown x}}` prints a `MarkdownText`. A field that the view lacks throws.
 */
export function renderTemplate(name: string, view: object): string {
  return template(name)(view);
}

/** A module that is copied into a package as it stands: `templates/<name>`. */
export function runtimeModule(name: string): string {
  return readFileSync(FOLDER + name, 'utf8');
}

/** Every module below `templates/<target>/runtime/`, as a file of the target's package. */
export function runtimeFiles(target: string): OutputFile[] {
  const names = readdirSync(`${FOLDER}${target}/runtime`, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => ({
      path: `${target}/src/runtime/${name}`,
      text: runtimeModule(`${target}/runtime/${name}`),
      sources: [],
    }));
}

function template(name: string): Template {
  const known = compiled.get(name);
  if (known) return known;
  const made = templateCode(name, helpersOf)(kindOf(name));
  compiled.set(name, made);
  return made;
}

/** Makes a template with what one of its name may call: `routes.ts`, `page.html`, `README.md`. */
export function compileTemplate(name: string, source: string | hbs.AST.Program): Template {
  return compileCode(name, source, helpersOf(name))(kindOf(name));
}

/** Has a template of `templates/` rendered by another one, such as one that leaves traces, until it is given back by `undefined`. */
export function replaceTemplate(name: string, made: Template | undefined): void {
  if (made === undefined) compiled.delete(name);
  else compiled.set(name, made);
}

/** The same as `renderTemplate` for the `*.hbs` files of another folder. */
export function templatesIn(folder: URL): (name: string, view: object) => string {
  const made = new Map<string, Template>();
  return (name, view) => {
    const known = made.get(name) ?? compileTemplate(name, readFileSync(new URL(`${name}.hbs`, folder), 'utf8'));
    made.set(name, known);
    return known(view);
  };
}

function helpersOf(name: string): readonly string[] {
  return Object.keys(kindOf(name).helpers);
}

function kindOf(name: string): TemplateRuntime {
  if (name.endsWith('.ts')) return CODE;
  return name.endsWith('.html') ? HTML : PROSE;
}

/** A bare mustache is strict by itself; a helper gets nothing for a field that is not there. */
function given(helper: string, value: unknown): unknown {
  if (value === undefined) throw new TypeError(`{{${helper} …}}: the view lacks the field`);
  return value;
}

function typeText(value: unknown): string {
  if (!(value instanceof TypeText)) throw new TypeError('{{type x}} takes a TypeText');
  return value.text;
}

/** Numbers are printed like text. */
function proseValue(value: unknown): string | MarkdownText {
  return value instanceof MarkdownText ? value : String(value);
}

function markdownText(value: MarkdownText): string {
  if (!(value instanceof MarkdownText)) throw new TypeError('{{markdown x}} takes a MarkdownText');
  return value.text;
}

function htmlText(value: unknown): string {
  if (!(value instanceof Html)) throw new TypeError('{{html x}} takes an Html');
  return value.text;
}

/** A block of code, whatever backticks its text holds. */
function fencedCode(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text.trimEnd()}\n${fence}`;
}

function markdown(text: string): string {
  if (!/[\\`*_[\]<>|#\r\n]/.test(text)) return text;
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');
}

/** A span of code whose text can neither end it nor the cell of a table. */
export function codeSpan(text: string): string {
  // Two marks with nothing between them end no span, but begin one.
  if (text === '') return '` `';
  if (!/[`|\r\n\u2028\u2029]/.test(text)) return `\`${text}\``;
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = runs.length > 0 ? ' ' : '';
  return `${fence}${pad}${onOneLine(text).replaceAll('|', '\\|')}${pad}${fence}`;
}

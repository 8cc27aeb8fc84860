import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import Handlebars from 'handlebars';

import { docComment, identifier, literal, memberAccess, pathSegment, propertyKey, quoted, TypeText } from './code.ts';
import type { OutputFile } from './target.ts';

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
export const PROSE_HELPERS = { md: markdown, code: codeSpan, quoted } as const;

const compiled = new Map<string, HandlebarsTemplateDelegate>();
const handlebars = Handlebars.create();
for (const [name, helper] of Object.entries(CODE_HELPERS)) {
  handlebars.registerHelper(name, (value: unknown) => helper(given(name, value) as never));
}
for (const [name, helper] of Object.entries(PROSE_HELPERS)) {
  handlebars.registerHelper(name, (value: unknown) => new Handlebars.SafeString(helper(String(given(name, value)))));
}

/**
 * Renders `templates/<name>.hbs` with a prepared view. In `*.ts` templates every value goes through one of `CODE_HELPERS`;
 * elsewhere a bare mustache escapes HTML, `{{md x}}` escapes Markdown, `{{code x}}` is a code span, and `{{quoted x}}` a literal
 * in a code sample. A field that the view lacks throws.
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

function template(name: string): HandlebarsTemplateDelegate {
  const known = compiled.get(name);
  if (known) return known;
  const made = handlebars.compile(readFileSync(`${FOLDER}${name}.hbs`, 'utf8'), {
    noEscape: name.endsWith('.ts'),
    strict: true,
    assumeObjects: true,
  });
  compiled.set(name, made);
  return made;
}

/** Handlebars is strict about a bare mustache only: a helper gets nothing for a field that is not there. */
function given(helper: string, value: unknown): unknown {
  if (value === undefined) throw new TypeError(`{{${helper} …}}: the view lacks the field`);
  return value;
}

function typeText(value: unknown): string {
  if (!(value instanceof TypeText)) throw new TypeError('{{type x}} takes a TypeText');
  return value.text;
}

function markdown(text: string): string {
  return text.replace(/[\\`*_[\]<>|#]/g, '\\$&').replace(/\s*[\r\n]+\s*/g, ' ');
}

/** A span of code whose text can neither end it nor the cell of a table. */
function codeSpan(text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(0, ...runs.map((run) => run.length)) + 1);
  const pad = runs.length > 0 ? ' ' : '';
  return `${fence}${pad}${text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ').replaceAll('|', '\\|')}${pad}${fence}`;
}

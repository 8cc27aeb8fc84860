import type { Source } from '../model/api.ts';

/**
 * Text of the document is printed as code only through these functions. Each accepts any string and returns
 * TypeScript with that meaning, or throws: names are settled in the model, so an unusable one is a fault of
 * the generator.
 */

const IDENTIFIER = /^[A-Za-z_$][A-Za-z0-9_$]*$/;

const RESERVED = new Set(
  (
    'abstract any arguments as asserts async await bigint boolean break case catch class const constructor continue debugger declare default delete do else ' +
    'enum eval export extends false finally for from function get if implements import in infer instanceof interface is keyof let module namespace never ' +
    'new null number object of package private protected public readonly require return satisfies set static string super switch symbol this throw true ' +
    'try type typeof undefined unique unknown using var void while with yield'
  ).split(' '),
);

/** Whether `name` is a valid binding in strict TypeScript. */
export function isIdentifier(name: string): boolean {
  return IDENTIFIER.test(name) && !RESERVED.has(name);
}

/**
 * A literal of any JSON value, safe in a script element and on engines that end a line at U+2028. In
 * JavaScript a plain `__proto__` key would set the prototype, so it is computed; a quote inside a string is
 * escaped, so only keys match.
 */
export function literal(value: unknown): string {
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError('literal: not a JSON value');
  return text.replace(/([{,])"__proto__":/g, '$1["__proto__"]:').replace(/[<\u2028\u2029]/g, escapeUnit);
}

function escapeUnit(c: string): string {
  return `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** A string literal in single quotes, for code samples; one line, whatever the text. */
export function quoted(text: string): string {
  return `'${literal(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

export function identifier(name: string): string {
  if (!isIdentifier(name))
    throw new TypeError(`identifier: ${JSON.stringify(name)} is not valid; the model must name it`);
  return name;
}

/** A segment of a module specifier, for a file that the generator named. */
export function pathSegment(name: string): string {
  if (!/^[A-Za-z0-9_$.-]+$/.test(name) || /^\.+$/.test(name))
    throw new TypeError(`pathSegment: ${JSON.stringify(name)} is not valid; the model must name it`);
  return name;
}

/** A key of an object literal or interface. `__proto__` is computed, or it would set the prototype. */
export function propertyKey(name: string): string {
  if (name === '__proto__') return "['__proto__']";
  return IDENTIFIER.test(name) ? name : literal(name);
}

/** Access to a member: `.create`, or `['2fa']` where that is not an identifier. */
export function memberAccess(name: string): string {
  return IDENTIFIER.test(name) ? `.${name}` : `[${literal(name)}]`;
}

/** A JSDoc comment with `text` as its body, or nothing for no text. */
export function docComment(text: string | undefined): string {
  const body = (text ?? '')
    .trim()
    .replace(/\*\//g, '*\\/')
    .split(/\r\n|[\n\r\u2028\u2029]/);
  // A compiler obeys `@ts-ignore` on the last line of a comment.
  if (body.length === 1 && !/^\/*@ts-/.test(body[0]!)) return body[0] === '' ? '' : `/** ${body[0]} */`;
  return ['/**', ...body.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

/** The text of a comment that ends with the place in the document of what it describes. */
export function withSee(text: string, source: Source): string {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  return [text, `@see ${source}`].filter((part) => part !== '').join(last.startsWith('@') ? '\n' : '\n\n');
}

/** A part of a type, built with the functions above; `{{type x}}` prints nothing else. */
export class TypeText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

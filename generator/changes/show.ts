import type { JsonValue } from '../json.ts';
import type { Path } from './side.ts';

const MAX_LENGTH = 60;

/** A value in a message: as JSON, cut when it is long. */
export function show(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
}

/** `a, b and c`. */
export function enumerate(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The name of a place in the document: `Customer.email`, `customers.create body.id`, `Address.lines[]`. */
export function subjectOf(path: Path, owner: string | undefined): string {
  if (path[0] === 'components') return `${String(path[2] ?? path[1])}${inSchema(path.slice(3))}`;
  if (path[0] === 'paths' || path[0] === 'webhooks') return `${owner ?? String(path[1])}${inOperation(path.slice(3))}`;
  return path.join(' ');
}

/** The text that each keyword of a schema, and the key below it, adds to the name. */
const STEPS: Readonly<Record<string, (key: string) => string>> = {
  properties: (name) => `.${name}`,
  patternProperties: (pattern) => `[${pattern}]`,
  allOf: () => '',
  anyOf: (index) => `(${Number(index) + 1})`,
  oneOf: (index) => `(${Number(index) + 1})`,
};

function inSchema(path: Path): string {
  const [keyword, next] = path.map(String);
  if (keyword === undefined) return '';
  if (keyword === 'items' || keyword === 'prefixItems') return `[]${inSchema(path.slice(1))}`;
  if (next === undefined) return '';
  if (keyword === 'additionalProperties') return `[*]${inSchema(path.slice(1))}`;
  const step = Object.hasOwn(STEPS, keyword) ? STEPS[keyword] : undefined;
  return step === undefined ? inSchema(path.slice(1)) : `${step(next)}${inSchema(path.slice(2))}`;
}

function inOperation(path: Path): string {
  const schema = path.indexOf('schema');
  const steps = schema === -1 ? path : path.slice(0, schema);
  const rest = schema === -1 ? '' : inSchema(path.slice(schema + 1));
  if (steps[0] === 'requestBody') return ` body${rest}`;
  if (steps[0] === 'responses' && steps[1] !== undefined) {
    const header = steps[2] === 'headers' && steps[3] !== undefined ? ` header ${steps[3]}` : '';
    return ` ${steps[1]}${header}${rest}`;
  }
  return rest;
}

/** The message for a description, an example or the like that has changed. */
export function noted(key: string, before: JsonValue | undefined, after: JsonValue | undefined): string {
  const [one, other] = key.endsWith('s') ? ['', 'other'] : ['a ', 'another'];
  if (before === undefined) return `has ${one}new ${key}`;
  return after === undefined ? `no longer has ${one}${key}` : `has ${other} ${key}`;
}

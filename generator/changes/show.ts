import type { JsonValue } from '../json.ts';
import type { Path } from './side.ts';

const LONGEST = 60;

/** A value in a message: as JSON, cut when it is long. */
export function show(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  const text = JSON.stringify(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}

/** `a, b and c`. */
export function enumerate(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** What a place of the bundled document is called: `Customer.email`, `customers.create body.email`, `Address.lines[]`. */
export function subjectOf(path: Path, owner: string | undefined): string {
  if (path[0] === 'components') return `${String(path[2] ?? path[1])}${below(path.slice(3))}`;
  if (path[0] === 'paths' || path[0] === 'webhooks') return `${owner ?? String(path[1])}${within(path.slice(3))}`;
  return path.join(' ');
}

/** Keys that stand for themselves in what a person reads. */
function below(path: Path): string {
  let text = '';
  for (let index = 0; index < path.length; index += 1) {
    const key = String(path[index]);
    const next = path[index + 1];
    if (key === 'properties' && next !== undefined) {
      text += `.${next}`;
      index += 1;
    } else if (key === 'items' || key === 'prefixItems') text += '[]';
    else if (key === 'additionalProperties' && next !== undefined) text += '[*]';
    else if (COMBINING.has(key) && next !== undefined) {
      if (key !== 'allOf') text += `(${Number(next) + 1})`;
      index += 1;
    } else if (key === 'patternProperties' && next !== undefined) {
      text += `[${next}]`;
      index += 1;
    }
  }
  return text;
}

const COMBINING = new Set(['allOf', 'anyOf', 'oneOf']);

/** Below an operation: which part of it, then the way into its schema. */
function within(path: Path): string {
  const schema = path.indexOf('schema');
  const steps = schema === -1 ? path : path.slice(0, schema);
  const rest = schema === -1 ? '' : below(path.slice(schema + 1));
  if (steps[0] === 'requestBody') return ` body${rest}`;
  if (steps[0] === 'responses' && steps[1] !== undefined) {
    const header = steps[2] === 'headers' && steps[3] !== undefined ? ` header ${steps[3]}` : '';
    return ` ${steps[1]}${header}${rest}`;
  }
  return rest;
}

/** What has become of words about something: of a description, an example or the like. */
export function noted(key: string, before: JsonValue | undefined, after: JsonValue | undefined): string {
  const [one, other] = key.endsWith('s') ? ['', 'other'] : ['a ', 'another'];
  if (before === undefined) return `has ${one}new ${key}`;
  return after === undefined ? `no longer has ${one}${key}` : `has ${other} ${key}`;
}

import { findText } from '../../generator/changes/patterns/find-text.ts';
import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Edit, Path } from './operators.ts';

/** Why no value distinguishes a mutant from the original document; undefined if one does. */
export function equivalenceOf(
  { kind, edited }: Edit,
  schema: JsonObject,
  path: Path,
  document: JsonObject,
): string | undefined {
  const list = path.at(-2);
  const siblings = list === 'allOf' || list === 'anyOf' ? siblingsOf(path, document) : [];
  const isPart = list === 'allOf';
  if (kind === 'null') {
    if (path.includes('parameters')) return 'the text of a parameter is never null';
    if (isPart) return 'the other parts of an allOf reject null';
    return siblings.some(({ type }) => type === 'null') ? 'the union accepts null beside this form' : undefined;
  }
  // A schema that accepts no value is not a realistic mutant.
  if (kind === 'additionalProperties')
    return isPart ? 'a closed part of an allOf rejects the members of the others' : undefined;
  if (kind === 'required') {
    const gone = requiredOf(schema).find((name) => !requiredOf(edited).includes(name));
    const isRequiredElsewhere =
      isPart && gone !== undefined && siblings.some((each) => requiredOf(each).includes(gone));
    return isRequiredElsewhere ? 'another part of the allOf requires the member' : undefined;
  }
  return kind === 'minLength' || kind === 'maxLength'
    ? lengthEquivalence(kind, edited as JsonObject, schema)
    : undefined;
}

/** RFC 5321: a local part, an `@` and a domain. */
const SHORTEST_EMAIL = 3;

/** A bound that moves by one matters only to texts of one length, which the pattern may exclude. */
function lengthEquivalence(
  kind: string,
  edited: JsonObject,
  { pattern, format, ...own }: JsonObject,
): string | undefined {
  const bounds = [Number(own[kind]), Number(edited[kind] ?? 0)];
  const length = kind === 'minLength' ? Math.min(...bounds) : Math.max(...bounds);
  if (format === 'email' && length < SHORTEST_EMAIL) return 'every email address is longer';
  if (typeof pattern !== 'string') return undefined;
  const found = findText({ matches: [pattern], minLength: length, maxLength: length });
  return found === undefined ? 'the pattern matches no text of this length' : undefined;
}

function requiredOf(schema: JsonValue): readonly string[] {
  return ((schema as JsonObject)['required'] ?? []) as readonly string[];
}

/** The other schemas of the containing list, with references resolved. */
function siblingsOf(path: Path, document: JsonObject): JsonObject[] {
  const list = valueAt(document, path.slice(0, -1)) as readonly JsonObject[];
  return list
    .toSpliced(Number(path.at(-1)), 1)
    .map((each) =>
      typeof each['$ref'] === 'string' ? (valueAt(document, each['$ref'].split('/').slice(1)) as JsonObject) : each,
    );
}

function valueAt(document: JsonObject, path: Path): JsonValue {
  return path.reduce<JsonValue>((at, key) => (at as JsonObject)[key]!, document);
}

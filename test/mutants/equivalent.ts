import { findText } from '../../generator/patterns/find-text.ts';
import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Edit, Path } from './operators.ts';

/** Why no value distinguishes a mutant from the original document; undefined if one does. */
export function equivalenceOf(
  { kind, edited }: Edit,
  schema: JsonObject,
  path: Path,
  document: JsonObject,
): string | undefined {
  if (kind === 'null') return nullEquivalence(path, document);
  const isPart = path.at(-2) === 'allOf';
  // A schema that accepts no value is not a realistic mutant.
  if (kind === 'additionalProperties')
    return isPart ? 'a closed part of an allOf rejects the members of the others' : undefined;
  if (kind === 'required') {
    const [before, after] = [requiredOf(schema), requiredOf(edited)];
    const name = [...before, ...after].find((each) => !before.includes(each) || !after.includes(each))!;
    if (CONDITIONAL.has(path.at(-1)!))
      return isRequiredAround(path, name, document) ? 'the object of the condition requires the member' : undefined;
    const isRequiredElsewhere =
      isPart && before.includes(name) && siblingsOf(path, document).some((each) => requiredOf(each).includes(name));
    return isRequiredElsewhere ? 'another part of the allOf requires the member' : undefined;
  }
  return kind === 'minLength' || kind === 'maxLength'
    ? lengthEquivalence(kind, edited as JsonObject, schema)
    : undefined;
}

/** Why a schema that accepts null too makes no difference at a place; undefined if it does. */
export function nullEquivalence(path: Path, document: JsonObject): string | undefined {
  const list = path.at(-2);
  if (path.includes('parameters')) return 'the text of a parameter is never null';
  if (list === 'allOf') return 'the other parts of an allOf reject null';
  const isNullable = list === 'anyOf' && siblingsOf(path, document).some(({ type }) => type === 'null');
  return isNullable ? 'the union accepts null beside this form' : undefined;
}

const CONDITIONAL = new Set<string | number>(['if', 'then']);

/** Whether the schema that contains a condition, itself or as a part of its allOf, requires a member. */
function isRequiredAround(path: Path, name: string, document: JsonObject): boolean {
  const condition = path.slice(0, -1);
  const object = condition.at(-2) === 'allOf' ? condition.slice(0, -2) : condition;
  return requiredOf(valueAt(document, object)).includes(name);
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

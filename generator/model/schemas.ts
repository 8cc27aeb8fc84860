import type { JsonObject, JsonValue } from '../json.ts';
import { type Kind, kindOf, schema as schemaKind, walkFrom } from '../load/document/grammar.ts';
import { referencesIn } from '../load/document/json.ts';
import { saysOfAll } from '../load/document/same-value.ts';
import type { Contents, JsonSchema } from './api.ts';
import { compareText, isObject, mapItems, mapMembers } from './canonical.ts';

export { isBytes, readMedia, sentMedia, streamKind } from '../load/document/body-kind.ts';

export type NamedSchemas = Pick<ReadonlyMap<string, JsonSchema>, 'get'>;

const PREFIX = '#/components/schemas/';

/** `undefined` when the object is not a reference to a named schema. */
export function referencedName(schema: JsonObject): string | undefined {
  const ref = schema['$ref'];
  if (typeof ref !== 'string' || !ref.startsWith(PREFIX)) return undefined;
  return ref.slice(PREFIX.length).replaceAll('~1', '/').replaceAll('~0', '~');
}

export function referenceTo(name: string): string {
  return PREFIX + name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The `properties` of the schema itself. */
export function propertiesOf({ properties }: JsonObject): [string, JsonSchema][] {
  return isObject(properties) ? (Object.entries(properties) as [string, JsonSchema][]) : [];
}

/**
 * What the schemas in some values contain; the values are schemas themselves, or of another kind. References
 * in extensions count, since documents list schemas in keywords such as `x-anyOf` for other tools.
 */
export function contentsOf(values: readonly JsonValue[], kindOfEach = schemaKind): Contents {
  const references = new Set<string>();
  let hasOneWay = false;
  let hasUnevaluated = false;
  const add = (reference: JsonObject): void => {
    const name = referencedName(reference);
    if (name !== undefined) references.add(name);
  };
  const visit = (json: JsonObject, kind: Kind): void => {
    if (kind !== schemaKind) return;
    add(json);
    for (const key of Object.keys(json))
      if (key.startsWith('x-')) for (const $ref of referencesIn(json[key])) add({ $ref });
    hasOneWay ||= json['readOnly'] === true || json['writeOnly'] === true;
    hasUnevaluated ||= json['unevaluatedProperties'] !== undefined || json['unevaluatedItems'] !== undefined;
  };
  for (const value of values) walkFrom(value, kindOfEach, [], visit);
  return { references: [...references].sort(compareText), hasOneWay, hasUnevaluated };
}

export function reachable(roots: Iterable<string>, references: (name: string) => readonly string[]): Set<string> {
  const reached = new Set<string>();
  const pending = [...roots];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    pending.push(...references(name));
  }
  return reached;
}

/** Follows references to the end; `undefined` for an unknown name or a cycle of bare references. */
export function resolveSchema(schema: JsonSchema | undefined, named: NamedSchemas): JsonSchema | undefined {
  const seen = new Set<string>();
  for (let at = schema; ;) {
    const name = isObject(at) ? referencedName(at) : undefined;
    if (name === undefined) return at;
    if (seen.has(name)) return undefined;
    seen.add(name);
    at = named.get(name);
  }
}

/** Whether a test holds for every value of a schema, by a part of it that applies to all of them. */
export function everyValue(
  schema: JsonValue | undefined,
  named: NamedSchemas,
  test: (part: JsonObject) => boolean,
): boolean {
  const follow = (reference: JsonObject): JsonValue | undefined => named.get(referencedName(reference) ?? '');
  return saysOfAll(schema, (part) => isObject(part) && test(part), follow);
}

/** The value of a keyword with each schema in it replaced; itself where all stay the same. */
export function mapSubschemas(keyword: string, value: JsonValue, map: (schema: JsonSchema) => JsonSchema): JsonValue {
  const kind = kindOf(schemaKind, keyword);
  if (kind === schemaKind) return map(value as JsonSchema);
  if (kind.each !== schemaKind) return value;
  const each = (part: JsonValue): JsonValue => map(part as JsonSchema);
  if (Array.isArray(value)) return mapItems(value, each);
  return isObject(value) ? mapMembers(value, each) : value;
}

/** The schema, the targets of its references, and the schemas in these keywords of them, all in one list. */
export function branches(
  schema: JsonSchema | undefined,
  named: NamedSchemas,
  keywords: readonly string[] = ['allOf', 'anyOf', 'oneOf'],
): JsonObject[] {
  const found: JsonObject[] = [];
  const seen = new Set<JsonValue>();
  const visit = (part: JsonValue | undefined): void => {
    if (!isObject(part) || seen.has(part)) return;
    seen.add(part);
    const name = referencedName(part);
    if (name !== undefined) visit(named.get(name));
    found.push(part);
    for (const key of keywords) {
      const value = part[key];
      if (Array.isArray(value)) value.forEach(visit);
      else visit(value);
    }
  };
  visit(schema);
  return found;
}

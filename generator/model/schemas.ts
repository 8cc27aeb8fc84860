import type { JsonObject, JsonValue } from '../json.ts';
import { kindOf, schema as schemaKind } from '../load/document/grammar.ts';
import { saysOfAll } from '../load/document/same-value.ts';
import type { JsonSchema } from './api.ts';
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

/** Names of the schemas that `value`, a part of the document or of its model, refers to directly, sorted. */
export function directReferences(value: unknown): string[] {
  return contentsOf(value).references;
}

interface Contents<References> {
  references: References;
  /** Whether one is read-only or write-only. */
  hasOneWay: boolean;
  /** Whether one has `unevaluatedProperties` or `unevaluatedItems`. */
  hasUnevaluated: boolean;
}

/** The same, and which rare keywords the schemas in it have. */
export function contentsOf(value: unknown): Contents<string[]> {
  const found = { references: new Set<string>(), hasOneWay: false, hasUnevaluated: false };
  addContents(value as JsonValue, 'members', found);
  return { ...found, references: [...found.references].sort(compareText) };
}

/** The load stage rejects documents that are nested too deeply for this recursion. */
function addContents(value: JsonValue, holding: Holding, found: Contents<Set<string>>): void {
  if (Array.isArray(value)) for (const item of value) addContents(item, 'members', found);
  if (!isObject(value)) return;
  const name = holding === 'members' ? referencedName(value) : undefined;
  if (name !== undefined) found.references.add(name);
  if (value['readOnly'] === true || value['writeOnly'] === true) found.hasOneWay = true;
  if (value['unevaluatedProperties'] !== undefined || value['unevaluatedItems'] !== undefined)
    found.hasUnevaluated = true;
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (typeof member !== 'object' || member === null) continue;
    const held = holdingOf(holding, key);
    if (held !== 'data') addContents(member, held, found);
  }
}

/** Members of a schema that hold data, not schemas: a keyword inside them is a member like any other. */
const DATA: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);

/** Members that hold others by name, which can be one of the above: a property may be called `default`. */
const BY_NAME: ReadonlySet<string> = new Set([
  ...['$defs', 'definitions', 'dependentSchemas', 'patternProperties', 'properties'],
  ...['callbacks', 'headers', 'parameters', 'requestBodies', 'responses', 'schemas'],
]);

/** The kind of a value, of which only the path is known. */
type Holding = 'members' | 'by name' | 'data';

function holdingOf(parent: Holding, key: string): Holding {
  if (parent === 'by name') return 'members';
  if (parent === 'data' || DATA.has(key)) return 'data';
  return BY_NAME.has(key) ? 'by name' : 'members';
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

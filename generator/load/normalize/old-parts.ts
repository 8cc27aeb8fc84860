import type { JsonObject, JsonValue } from '../../json.ts';
import { data, document, type Kind, kindOf, kindOfItem, schema } from '../document/grammar.ts';
import { setKey } from '../document/set-key.ts';

/** What 3.1 writes in another way: where none of it stands, nothing has to be upgraded. */
const KEYWORDS = new Set(['nullable', 'exclusiveMinimum', 'exclusiveMaximum', 'example', 'contentEncoding']);
const FORMATS = new Set<JsonValue>(['binary', 'byte', 'base64']);
/** Words that mean something to the library wherever they stand on the way to a value. What has such a name, it looks at itself. */
const WORDS = new Set([
  ...['example', 'examples', 'default', 'const', 'enum', 'value', 'x-ext', 'callbacks', 'headers', 'responses'],
  ...['parameters', 'schemas', 'components', 'properties', 'patternProperties', '$defs', 'definitions'],
]);

/** A value in which something is written as only 3.0 does: as it is in 3.1, or, for the library, with all that leads there. */
type Old = { readonly made: JsonValue } | { readonly part: JsonValue };

/**
 * The members of a section in which something is old. Values beside that are left out: in their place stands a function that gives
 * them, which the library takes for a value without parts. So do values that have been upgraded here: schemas with an example, or that may be
 * null and have a type, which are nearly all that there are.
 */
export function oldMembers(members: JsonObject, section: readonly string[]): JsonObject {
  const kind = section.reduce<Kind | undefined>((at, key) => at && kindOf(at, key), document);
  const found: Record<string, JsonValue> = {};
  for (const [name, member] of Object.entries(members)) {
    const old = oldIn(member, kindBelow(kind, name));
    if (old !== undefined) setKey(found, name, forLibrary(old, member));
  }
  return found;
}

/** Puts back what was left out. */
export function fill(value: JsonValue): void {
  if (typeof value !== 'object' || value === null) return;
  const members = value as Record<string, JsonValue>;
  for (const key of Object.keys(members)) {
    const member: unknown = members[key];
    if (typeof member === 'function') setKey(members, key, (member as () => JsonValue)());
    else fill(member as JsonValue);
  }
}

function oldIn(value: JsonValue, kind: Kind | undefined): Old | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  return Array.isArray(value) ? oldInList(value as readonly JsonValue[], kind) : oldInObject(value as JsonObject, kind);
}

function oldInList(items: readonly JsonValue[], kind: Kind | undefined): Old | undefined {
  let olds: Map<number, Old> | undefined;
  let isMade = true;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]!;
    // The library does not look into lists of lists.
    const old = oldIn(item, kind === undefined || Array.isArray(item) ? undefined : kindOfItem(kind));
    if (old === undefined) continue;
    (olds ??= new Map<number, Old>()).set(index, old);
    isMade &&= 'made' in old;
  }
  if (olds === undefined) return undefined;
  if (isMade) return { made: items.map((item, index) => madeOf(olds.get(index), item)) };
  return { part: items.map((item, index) => forLibrary(olds.get(index), item)) };
}

function oldInObject(object: JsonObject, kind: Kind | undefined): Old | undefined {
  let olds: Map<string, Old> | undefined;
  let isMade = true;
  let isOld = false;
  for (const key in object) {
    const member = object[key]!;
    if (KEYWORDS.has(key) || (key === 'format' && FORMATS.has(member))) isOld = true;
    if (typeof member !== 'object' || member === null) continue;
    const old = oldIn(member, kindBelow(kind, key));
    if (old === undefined) continue;
    (olds ??= new Map<string, Old>()).set(key, old);
    isMade &&= 'made' in old;
  }
  if (!isOld && olds === undefined) return undefined;
  if (isMade && (!isOld || (kind === schema && isPlain(object)))) {
    const made: Record<string, JsonValue> = {};
    for (const key of Object.keys(object)) setKey(made, key, madeOf(olds?.get(key), object[key]!));
    if (isOld) upgradePlain(made);
    return { made };
  }
  const part: Record<string, JsonValue> = {};
  for (const key of Object.keys(object)) setKey(part, key, forLibrary(olds?.get(key), object[key]!));
  return { part };
}

/** Whether a schema is upgraded by itself, whatever stands around it. */
function isPlain(json: JsonObject): boolean {
  const isBound = json['exclusiveMinimum'] !== undefined || json['exclusiveMaximum'] !== undefined;
  const isEncoded = json['contentEncoding'] !== undefined || FORMATS.has(json['format'] ?? null);
  return !isBound && !isEncoded && (json['nullable'] === undefined || json['type'] !== undefined);
}

function upgradePlain(json: Record<string, JsonValue>): void {
  if (json['nullable'] === true) json['type'] = [json['type']!, 'null'];
  delete json['nullable'];
  if (json['example'] === undefined) return;
  json['examples'] = [json['example']];
  delete json['example'];
}

/** The kind of a member; nothing where the library may take it for another. */
function kindBelow(kind: Kind | undefined, key: string): Kind | undefined {
  if (kind === undefined) return undefined;
  const isKnown = Object.hasOwn(kind.fields, key);
  const inner = kindOf(kind, key);
  return inner === data || (!isKnown && WORDS.has(key)) ? undefined : inner;
}

function madeOf(old: Old | undefined, value: JsonValue): JsonValue {
  return old !== undefined && 'made' in old ? old.made : value;
}

/** Lists stay lists. */
function forLibrary(old: Old | undefined, value: JsonValue): JsonValue {
  if (old !== undefined && 'part' in old) return old.part;
  if (typeof value !== 'object' || value === null) return value;
  const whole = madeOf(old, value);
  if (Array.isArray(whole)) return (whole as readonly JsonValue[]).map((item) => forLibrary(undefined, item));
  return (() => whole) as unknown as JsonValue;
}

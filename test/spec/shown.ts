import type { JsonObject, JsonValue } from '../../generator/json.ts';
import { follow, isObject } from './document.ts';

type Path = readonly string[];

/** A value that the document shows to its readers, and where its schema stands. */
export interface Shown {
  readonly kind: 'default' | 'schema example' | 'parameter or header example' | 'body example';
  readonly at: Path;
  readonly schema: Path;
  readonly value: JsonValue;
}

const SCHEMA_MAPS = new Set(['properties', 'patternProperties', 'dependentSchemas', '$defs']);
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SCHEMAS = new Set(['items', 'contains', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else']);

/** Every default and example of a bundled document. */
export function shownIn(document: JsonObject): Shown[] {
  return inValue(document, document, []);
}

function inValue(document: JsonObject, value: JsonValue, at: Path): Shown[] {
  if (at.length === 3 && at[0] === 'components' && at[1] === 'schemas') return inSchema(value, at);
  if (Array.isArray(value))
    return value.flatMap((each: JsonValue, index) => inValue(document, each, [...at, `${index}`]));
  if (!isObject(value)) return [];
  const shown = 'schema' in value ? besideSchema(document, value, at) : [];
  for (const [key, each] of Object.entries(value)) {
    if (key === 'schema') shown.push(...inSchema(each, [...at, key]));
    else if (key !== 'example' && key !== 'examples') shown.push(...inValue(document, each, [...at, key]));
  }
  return shown;
}

function besideSchema(document: JsonObject, object: JsonObject, at: Path): Shown[] {
  const schema = [...at, 'schema'];
  const shown: Shown[] = [];
  if (object['example'] !== undefined)
    shown.push({ kind: 'parameter or header example', at: [...at, 'example'], schema, value: object['example'] });
  const examples = isObject(object['examples']) ? object['examples'] : {};
  for (const [name, example] of Object.entries(examples)) {
    const { value } = follow(document, example) as { readonly value: JsonValue };
    shown.push({ kind: 'body example', at: [...at, 'examples', name], schema, value });
  }
  return shown;
}

function inSchema(schema: JsonValue, at: Path): Shown[] {
  if (!isObject(schema)) return [];
  const shown: Shown[] = [];
  for (const [key, value] of Object.entries(schema)) {
    const here = [...at, key];
    if (key === 'default') shown.push({ kind: 'default', at: here, schema: at, value });
    if (key === 'examples' && Array.isArray(value))
      for (const each of value) shown.push({ kind: 'schema example', at: here, schema: at, value: each as JsonValue });
    if (SCHEMAS.has(key)) shown.push(...inSchema(value, here));
    if (SCHEMA_MAPS.has(key) || SCHEMA_LISTS.has(key))
      for (const [name, each] of Object.entries(value as JsonObject)) shown.push(...inSchema(each, [...here, name]));
  }
  return shown;
}

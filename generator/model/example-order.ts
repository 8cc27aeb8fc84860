import type { JsonObject, JsonValue } from '../json.ts';
import { document as documentKind, kindOf, schema as schemaKind } from '../load/document/grammar.ts';
import { isCompound, list } from '../load/document/json.ts';
import type { JsonSchema } from './api.ts';
import { byRequired, isObject, mapItems, mapMembers } from './canonical.ts';
import { memoized } from './memoized.ts';
import { branches, type NamedSchemas, propertiesOf } from './schemas.ts';

interface Shape {
  readonly compare: (a: string, b: string) => number;
  readonly properties: ReadonlyMap<string, JsonSchema>;
  readonly items: JsonSchema | undefined;
}

/**
 * Orders the members of examples as their schemas list them, so that readers see `id` first. It collects
 * what a schema lists once: hundreds of examples have the same schemas.
 */
export function exampleOrder(named: NamedSchemas) {
  const shapes = new Map<JsonSchema | undefined, Shape>();
  return { inside, apply };

  /** The part of a document with the examples in it in order, except in schemas; copies no other parts. */
  function inside(value: JsonValue, kind = documentKind): JsonValue {
    if (kind === schemaKind) return value;
    if (Array.isArray(value)) return mapItems(value, (item) => inside(item, kind.each));
    if (!isObject(value)) return value;
    const schema = isObject(value['schema']) ? value['schema'] : undefined;
    return mapMembers(value, (member, key) => {
      if (schema !== undefined && key === 'example') return apply(member, schema);
      if (schema === undefined || key !== 'examples' || !isObject(member)) return inside(member, kindOf(kind, key));
      return mapMembers(member, (example) => (isObject(example) ? valueOf(example, schema) : example));
    });
  }

  function valueOf(example: JsonObject, schema: JsonSchema): JsonObject {
    return mapMembers(example, (member, key) => (key === 'value' ? apply(member, schema) : member));
  }

  /** Does not copy parts that are in order. */
  function apply(value: JsonValue, schema: JsonSchema | undefined): JsonValue {
    if (!isCompound(value)) return value;
    const { compare, properties, items } = shapeOf(schema);
    if (!isObject(value)) return mapItems(value, (item) => apply(item, items));
    const own = Object.keys(value);
    const keys = own.toSorted(compare);
    const ordered = mapMembers(value, (member, key) => apply(member, properties.get(key)));
    if (keys.every((key, index) => key === own[index])) return ordered;
    return Object.fromEntries(keys.map((key) => [key, ordered[key]!]));
  }

  function shapeOf(schema: JsonSchema | undefined): Shape {
    return memoized(shapes, schema, () => {
      const parts = branches(schema, named);
      return {
        compare: byRequired(parts.flatMap((part) => list(part['required']))),
        properties: new Map(parts.flatMap(propertiesOf)),
        items: parts.find((part) => part['items'] !== undefined)?.['items'] as JsonSchema | undefined,
      };
    });
  }
}

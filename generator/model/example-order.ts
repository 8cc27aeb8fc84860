import type { JsonObject, JsonValue } from '../json.ts';
import { list } from '../load/document/json.ts';
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
export class ExampleOrder {
  readonly #named: NamedSchemas;
  readonly #shapes = new Map<JsonSchema | undefined, Shape>();

  constructor(named: NamedSchemas) {
    this.#named = named;
  }

  /** The document with its examples in order. Parts without examples are not copied. */
  ofDocument(document: JsonObject): JsonObject {
    return this.#inside(document) as JsonObject;
  }

  #inside(value: JsonValue): JsonValue {
    if (Array.isArray(value)) return mapItems(value, (item) => this.#inside(item));
    if (!isObject(value)) return value;
    const schema = isObject(value['schema']) ? value['schema'] : undefined;
    return mapMembers(value, (member, key) => {
      if (schema !== undefined && key === 'example') return this.apply(member, schema);
      if (schema !== undefined && key === 'examples' && isObject(member)) return this.#examples(member, schema);
      return this.#inside(member);
    });
  }

  #examples(examples: JsonObject, schema: JsonSchema): JsonObject {
    return mapMembers(examples, (example) =>
      isObject(example) && example['value'] !== undefined
        ? mapMembers(example, (member, key) => (key === 'value' ? this.apply(member, schema) : member))
        : example,
    );
  }

  /** Does not copy parts that are in order. */
  apply(value: JsonValue, schema: JsonSchema | undefined): JsonValue {
    if (typeof value !== 'object' || value === null) return value;
    const { compare, properties, items } = this.#shapeOf(schema);
    if (Array.isArray(value)) return mapItems(value, (item) => this.apply(item, items));
    const members = value as JsonObject;
    const own = Object.keys(members);
    const keys = own.toSorted(compare);
    const ordered = mapMembers(members, (member, key) => this.apply(member, properties.get(key)));
    if (keys.every((key, index) => key === own[index])) return ordered;
    return Object.fromEntries(keys.map((key) => [key, ordered[key]!]));
  }

  #shapeOf(schema: JsonSchema | undefined): Shape {
    return memoized(this.#shapes, schema, () => {
      const parts = branches(schema, this.#named);
      return {
        compare: byRequired(parts.flatMap((part) => list(part['required']))),
        properties: new Map(parts.flatMap(propertiesOf)),
        items: parts.find((part) => part['items'] !== undefined)?.['items'] as JsonSchema | undefined,
      };
    });
  }
}

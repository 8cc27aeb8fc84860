import type { JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';
import type { Shapes } from './shapes.ts';

/** Counts the fields of named schemas with everything in them, up to `most`, which bounds the work on recursive schemas. */
export class SchemaSizes {
  readonly #shapes: Shapes;
  readonly #most: number;
  readonly #sizes = new Map<string, number>();

  constructor(shapes: Shapes, most: number) {
    this.#shapes = shapes;
    this.#most = most;
  }

  /** Any number above `most` means "too many". A schema inside itself counts once. */
  of(name: string): number {
    const size = this.#sizes.get(name) ?? this.#below(this.#shapes.named.get(name), [], [name], 0);
    this.#sizes.set(name, size);
    return size;
  }

  /** Adds the fields below `schema` to `count`. */
  #below(
    schema: JsonValue | undefined,
    schemas: readonly JsonValue[],
    names: readonly string[],
    count: number,
  ): number {
    if (count > this.#most || !isObject(schema) || schemas.includes(schema)) return count;
    const { name, json, properties, alternatives } = this.#shapes.of(schema);
    const isReference = name !== undefined && schemas.length > 0;
    if (isReference && names.includes(name)) return count;
    const insideNames = isReference ? [...names, name] : names;
    const inside = [...schemas, schema];
    const below = [...properties.values(), ...alternatives, json['additionalProperties']];
    const sum = below.reduce<number>(
      (total, one) => (isObject(one) ? this.#below(one, inside, insideNames, total + 1) : total),
      count,
    );
    return this.#below(json['items'], inside, insideNames, sum);
  }
}

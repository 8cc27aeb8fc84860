import type { JsonValue } from '../../../json.ts';
import { isObject } from '../../../model/canonical.ts';
import { memoized } from '../../../model/memoized.ts';
import type { Shapes } from './shapes.ts';

/**
 * Returns a function that counts the fields of a named schema with everything in them, up to `most`,
 * so that recursive schemas need little work. A result above `most` says only that there are more. A
 * recursive schema counts once.
 */
export function schemaSizes(shapes: Shapes, most: number): (name: string) => number {
  const sizes = new Map<string, number>();

  /** Adds the fields below `schema` to `count`. */
  const below = (
    schema: JsonValue | undefined,
    schemas: readonly JsonValue[],
    names: readonly string[],
    count: number,
  ): number => {
    if (count > most || !isObject(schema) || schemas.includes(schema)) return count;
    const { name, json, properties, alternatives } = shapes.of(schema);
    const isReference = name !== undefined && schemas.length > 0;
    if (isReference && names.includes(name)) return count;
    const insideNames = isReference ? [...names, name] : names;
    const inside = [...schemas, schema];
    const members = [...properties.values(), ...alternatives, json['additionalProperties']];
    const sum = members
      .filter(isObject)
      .reduce((total, member) => below(member, inside, insideNames, total + 1), count);
    return below(json['items'], inside, insideNames, sum);
  };

  return (name) => memoized(sizes, name, () => below(shapes.named.get(name), [], [name], 0));
}

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { withMember } from './constraint.ts';
import { matcher, variants } from './pattern-samples.ts';

export type Members = Readonly<Record<string, JsonObject>>;

/** If the members satisfy `when`, other members must satisfy `asked`. */
export interface Condition {
  readonly when: Members;
  /** Whether the condition holds for an object without the members of `when`. */
  readonly holdsWithout: boolean;
  readonly asked: Members;
  /** Those of `asked` that must be present. */
  readonly required: readonly string[];
}

/** The conditions among the rules of an object, as `joinedRules` collects them. */
export function conditionsOf({ conditions }: JsonObject): readonly Condition[] {
  const all = (conditions ?? []) as readonly { readonly when: JsonObject; readonly asked: JsonObject }[];
  return all.map(({ when, asked }) => ({
    when: when['properties'] as Members,
    holdsWithout: ((when['required'] ?? []) as readonly JsonValue[]).length === 0,
    asked: asked['properties'] as Members,
    required: (asked['required'] ?? []) as readonly string[],
  }));
}

export function valuesOf(schema: JsonObject): readonly JsonValue[] {
  return (schema['enum'] as readonly JsonValue[] | undefined) ?? [schema['const']!];
}

/**
 * The object with members replaced to satisfy its conditions; undefined if that would change the member
 * `fixed`.
 *
 * @param sampleOf A value of a member by its own schema.
 */
export function settled(
  object: JsonObject,
  rules: JsonObject,
  sampleOf: (schema: JsonSchema) => JsonValue,
  fixed?: string,
): JsonObject | undefined {
  const properties = (rules['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  let now = object;
  for (const condition of conditionsOf(rules)) {
    if (!holds(condition, now)) continue;
    for (const [name, schema] of Object.entries(condition.asked)) {
      const value = now[name];
      if (value === undefined ? !condition.required.includes(name) : satisfies(value, schema)) continue;
      if (name === fixed) return undefined;
      const { type, pattern } = schema;
      const other =
        type === 'null'
          ? null
          : typeof pattern === 'string'
            ? variants(pattern, 1)[0]!
            : sampleOf(properties[name] as JsonSchema);
      now = withMember(now, name, other) as JsonObject;
    }
  }
  return now;
}

function holds({ when, holdsWithout }: Condition, object: JsonObject): boolean {
  return Object.entries(when).every(([name, schema]) =>
    object[name] === undefined ? holdsWithout : valuesOf(schema).includes(object[name]),
  );
}

/** Whether a value satisfies the type and the pattern of a schema. */
export function satisfies(value: JsonValue, { type, pattern }: JsonObject): boolean {
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, name))) return false;
  return typeof pattern !== 'string' || typeof value !== 'string' || matcher(pattern)(value);
}

function isOfType(value: JsonValue, name: JsonValue): boolean {
  if (name === 'integer') return Number.isInteger(value);
  return (value === null ? 'null' : typeof value) === name;
}

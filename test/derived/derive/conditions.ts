import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { type Change, type Constraint, shown, withMember } from './constraint.ts';
import { KEYWORDS, type Values } from './keywords.ts';
import { matcher, variants } from './pattern-samples.ts';
import { sample } from './samples.ts';
import type { Resolve } from './schema.ts';
import { conditionsOf, type Members, settled, valuesOf } from './settled.ts';

/** Adapts the other members to each accepted change; omits changes that the conditions never allow. */
export function inLine(constraint: Constraint, rules: JsonObject, resolve: Resolve): Constraint {
  if (conditionsOf(rules).length === 0) return constraint;
  const accepted = constraint.accepted.flatMap((change): Change[] => {
    const [member] = change.field;
    const settle = (value: JsonValue | undefined) =>
      typeof value !== 'object' || value === null
        ? value
        : settled(value as JsonObject, rules, (schema) => sample(schema, resolve), String(member));
    if (settle(change.apply(undefined)) === undefined) return [];
    return [{ ...change, apply: (whole) => settle(change.apply(whole)) }];
  });
  return { ...constraint, accepted };
}

/** The constraints of each condition, at every value that it covers. */
export function conditionConstraints(rules: JsonObject, least: JsonValue, resolve: Resolve): Constraint[] {
  const properties = (rules['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const settle = (value: JsonValue, fixed: string) =>
    settled(value as JsonObject, rules, (schema) => sample(schema, resolve), fixed);
  return conditionsOf(rules).flatMap(({ when, asked }) =>
    Object.entries(when).flatMap(([name, condition]) =>
      valuesOf(condition).flatMap((value) => {
        const base = settle(withMember(least, name, value), name)!;
        return Object.entries(asked).map(([member, schema]): Constraint => {
          const [keyword, limit] = Object.entries(schema).find(([key]) => key === 'pattern' || key === 'type')!;
          const { accepted, rejected } = valuesFor(schema, properties[member]!, resolve);
          const put = (one: JsonValue): Change => ({
            field: [member],
            label: `${shown(one)} when ${name} is ${shown(value)}`,
            apply: () => withMember(base, member, one),
          });
          const fitting = accepted.map(put).filter(({ apply }) => settle(apply(undefined)!, member) !== undefined);
          return { field: [member], keyword, limit, accepted: fitting, rejected: rejected.map(put) };
        });
      }),
    ),
  );
}

/** Values at and beyond a condition's bound for a member; the accepted ones satisfy the member's schema too. */
function valuesFor({ type, pattern }: Members[string], property: JsonSchema, resolve: Resolve): Values {
  const own = sample(property, resolve);
  if (type === 'null') return { accepted: [null], rejected: [own] };
  if (type !== undefined) return { accepted: [own], rejected: [null] };
  const form = { type: 'string', nullable: false, rules: { pattern: pattern! } };
  const { accepted, rejected } = KEYWORDS['pattern']!(pattern!, { form, resolve });
  const ownPattern = (property as JsonObject)['pattern'];
  const fits = typeof ownPattern === 'string' ? matcher(ownPattern) : () => true;
  return { accepted: [...accepted, ...variants(String(pattern), 3)].filter((text) => fits(String(text))), rejected };
}

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { type Change, type Constraint, shown, withMember } from './constraint.ts';
import { KEYWORDS } from './keywords.ts';
import { variants } from './pattern-samples.ts';
import { sample } from './samples.ts';
import { formOf, type Resolve } from './schema.ts';
import { conditionsOf, type Members, satisfies, settled, valuesOf } from './settled.ts';

/** Adapts the other members to each accepted change; omits changes that the conditions never allow. */
export function inLine(constraint: Constraint, rules: JsonObject, resolve: Resolve): Constraint {
  if (conditionsOf(rules).length === 0) return constraint;
  const accepted = constraint.accepted.flatMap((change): Change[] => {
    const [member] = change.field;
    const settle = (value: JsonValue | undefined) =>
      typeof value !== 'object' || value === null
        ? value
        : settled(value as JsonObject, rules, (schema) => sample(schema, resolve), String(member));
    const alone = settle(change.apply(undefined));
    if (alone === undefined) return [];
    return [{ ...change, apply: (whole) => settle(change.apply(whole)) ?? alone }];
  });
  return { ...constraint, accepted };
}

/** An object in which the member that a condition tests has one of its values. */
interface Branch {
  readonly base: JsonValue;
  /** The value, for labels: `when type is "flat"`. */
  readonly about: string;
  readonly applies: boolean;
}

/**
 * The constraints of each condition, in a branch for every value of the member that it tests, and for its
 * absence if `permits`: a service may then compare with a value that it has stored.
 *
 * @param least The smallest object that satisfies the rules.
 * @param own The constraints of the members themselves.
 */
export function conditionConstraints(
  rules: JsonObject,
  least: JsonValue,
  own: readonly Constraint[],
  { resolve, permits = false }: { readonly resolve: Resolve; readonly permits?: boolean },
): Constraint[] {
  const always = (rules['required'] ?? []) as readonly JsonValue[];
  const properties = (rules['properties'] ?? {}) as Readonly<Record<string, JsonSchema>>;
  const settle = (value: JsonValue, fixed: string) =>
    settled(value as JsonObject, rules, (schema) => sample(schema, resolve), fixed);
  return conditionsOf(rules).flatMap(({ when, holdsWithout, asked, required }) =>
    Object.entries(when).flatMap(([name, condition]) =>
      [...listedValues(properties[name]!, resolve), ...(permits && !always.includes(name) ? [undefined] : [])].flatMap(
        (value) => {
          const branch = {
            base: settle(withMember(least, name, value), name)!,
            about: value === undefined ? `without ${name}` : `when ${name} is ${shown(value)}`,
            applies: value === undefined ? holdsWithout : valuesOf(condition).includes(value),
          };
          const missing = branch.applies ? required.map((member) => absence(branch, member)) : [];
          const present = Object.entries(asked).flatMap(([member, schema]) => {
            const { accepted, ...others } = requirement(member, schema, properties[member]!, branch, resolve);
            const possible = accepted.filter(({ apply }) => settle(apply(undefined)!, member) !== undefined);
            return [{ ...others, accepted: possible }, ...(branch.applies ? rejectedIn(branch, member, own) : [])];
          });
          return [...missing, ...present];
        },
      ),
    ),
  );
}

/**
 * Where the condition applies, values at and beyond its bound; elsewhere, the values that only it rejects.
 */
function requirement(
  member: string,
  schema: Members[string],
  property: JsonSchema,
  { base, about, applies }: Branch,
  resolve: Resolve,
): Constraint {
  const [keyword, limit] = Object.entries(schema).find(([key]) => key === 'pattern' || key === 'type')!;
  const put = (value: JsonValue): Change => ({
    field: [member],
    label: `${shown(value)} ${about}`,
    apply: () => withMember(base, member, value),
  });
  const values = valuesFor(schema, property, resolve);
  const [fitting, others] = [true, false].map((fits) => values.filter((each) => satisfies(each, schema) === fits));
  const { type, nullable, rules } = formOf(property, resolve);
  const own = { ...rules, type: nullable ? [type, 'null'] : type };
  const accepted = (applies ? fitting! : others!).filter((each) => satisfies(each, own)).map(put);
  return applies
    ? { field: [member], keyword, limit, accepted, rejected: others!.map(put) }
    : { field: [member], keyword, limit, accepted, rejected: [], unbreakable: 'the condition does not apply' };
}

function absence({ base, about }: Branch, member: string): Constraint {
  const change = (label: string, value: JsonValue): Change => ({
    field: [member],
    label: `${label} ${about}`,
    apply: () => value,
  });
  return {
    field: [member],
    keyword: 'required',
    limit: true,
    accepted: [change('what is required', base)],
    rejected: [change('nothing', withMember(base, member, undefined))],
  };
}

/** The member's own constraints, which a condition that applies leaves in force. */
function rejectedIn({ base, about }: Branch, member: string, own: readonly Constraint[]): Constraint[] {
  return own
    .filter(({ field }) => field.length === 1 && field[0] === member)
    .map((each) => ({
      ...each,
      accepted: [],
      rejected: each.rejected.map((change) => ({
        ...change,
        label: `${change.label} ${about}`,
        apply: () => change.apply(base),
      })),
    }));
}

/** Values on both sides of a condition's bound for a member. */
function valuesFor({ pattern }: Members[string], property: JsonSchema, resolve: Resolve): JsonValue[] {
  if (typeof pattern !== 'string') return [sample(property, resolve), null];
  const form = { type: 'string', nullable: false, rules: { pattern } };
  const { accepted, rejected } = KEYWORDS['pattern']!(pattern, { form, resolve });
  return [...accepted, ...variants(pattern, 3), ...rejected];
}

/** The values of a member that a condition tests. */
function listedValues(property: JsonSchema, resolve: Resolve): readonly JsonValue[] {
  const { type, rules } = formOf(property, resolve);
  return type === 'boolean' ? [true, false] : valuesOf(rules);
}

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Fault } from './problem.ts';
import type { Check } from './route.ts';

/**
 * The documented members of an object with their shapes, and the shape of array items. A string is the name of a schema.
 * With `others`, or without `members`, undocumented members are allowed.
 */
export type KnownMembers =
  | string
  | {
      readonly members?: Readonly<Record<string, KnownMembers>>;
      readonly others?: true;
      readonly items?: KnownMembers;
    };

/** Returns every fault of a value, including undocumented members. */
export type StrictCheck = (value: unknown) => Promise<readonly Fault[]>;

/**
 * Validates a value strictly against an open schema. Response schemas are open, so that the service can add members; in
 * input, an unknown member is an error.
 *
 * @param load loads the validator of the document on first use
 * @param named the schemas that `known` refers to by name
 */
export function strictly(
  load: () => Promise<Check>,
  known: KnownMembers,
  named: Readonly<Record<string, KnownMembers>>,
): StrictCheck {
  return async (value) => {
    const result = (await load()).validate(value);
    const faults = result.ok ? [] : result.errors;
    const reported = new Set(faults.map(({ field }) => field));
    const unknown = [...unknownMembers(value, known, named, '')].filter((field) => !reported.has(field));
    return [
      ...faults,
      ...unknown.map((field) => ({
        field,
        rule: 'additionalProperties',
        limit: false,
        message: 'is not a known field',
      })),
    ];
  };
}

/** Paths of undocumented members in `value`: `items[0].colour`. */
function* unknownMembers(
  value: unknown,
  known: KnownMembers,
  named: Readonly<Record<string, KnownMembers>>,
  at: string,
): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  if (typeof known === 'string') yield* unknownMembers(value, named[known]!, named, at);
  else if (Array.isArray(value)) {
    if (known.items === undefined) return;
    for (const [index, item] of value.entries()) yield* unknownMembers(item, known.items, named, `${at}[${index}]`);
  } else if (known.members !== undefined) {
    for (const [name, member] of Object.entries(value)) {
      const field = at === '' ? name : `${at}.${name}`;
      if (Object.hasOwn(known.members, name)) yield* unknownMembers(member, known.members[name]!, named, field);
      else if (known.others === undefined) yield field;
    }
  }
}

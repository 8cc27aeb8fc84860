import type { Fault } from './problem.ts';
import type { Check } from './route.ts';

/**
 * The members that an object may have and what each of them may hold, and what an array's items may: as far as the document lists it.
 * Text is the name of a schema. With `others`, members that are not listed are let through, as all are without `members`.
 */
export type KnownMembers =
  | string
  | {
      readonly members?: Readonly<Record<string, KnownMembers>>;
      readonly others?: true;
      readonly items?: KnownMembers;
    };

/** Every fault of a value; none when it is as the document says and has no member that the document does not list. */
export type StrictCheck = (value: unknown) => Promise<readonly Fault[]>;

/**
 * Schemas of what the service says are open, so that it can say more one day. This reads them as schemas of what it is told, where an
 * unknown member is a mistake.
 *
 * @param load The check as the document says, loaded when it is first needed.
 * @param named What the names in `known` stand for.
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

/** Where in `value` members stand that are not listed: `items[0].colour`. */
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

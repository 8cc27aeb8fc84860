import { isDeepStrictEqual } from 'node:util';

import type { Lacking } from './lacking.ts';

/** A body whose members have the names and types of stored ones, as have the members of objects in it. */
type BodyFor<Stored, Body> = {
  readonly [Name in keyof Body]: Name extends keyof Stored
    ? [Lacking<Stored[Name], Body[Name]>] extends [never]
      ? Stored[Name] | undefined
      : { readonly lacking: Lacking<Stored[Name], Body[Name]> }
    : never;
};

export type Changes<Stored, Body> = Partial<Pick<Stored, keyof Stored & keyof Body>>;

/**
 * The members of an update's body that differ from what is stored; absent members change nothing. A member
 * that is added to the spec does not compile here until it is stored.
 */
export function changedMembers<Stored extends object, Body extends BodyFor<Stored, Body>>(
  stored: Stored,
  body: Body,
): Changes<Stored, Body> {
  const differing = Object.entries(body).filter(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(stored[name as keyof Stored], value),
  );
  return Object.fromEntries(differing) as Changes<Stored, Body>;
}

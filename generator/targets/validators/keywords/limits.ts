import { failIf, type Keyword, type Place } from '../place.ts';

/** The condition under which the value at a place breaks a limit. */
type Condition = (limit: number, place: Place) => string;

/** Keywords whose value is a number that faults report as their limit. */
export function limits(conditions: Readonly<Record<string, Condition>>): Readonly<Record<string, Keyword>> {
  const keyword =
    (rule: string, isBroken: Condition): Keyword =>
    (limit: number, _schema, place) =>
      failIf(isBroken(limit, place), place, rule, `{ limit: ${limit} }`);
  return Object.fromEntries(Object.entries(conditions).map(([rule, isBroken]) => [rule, keyword(rule, isBroken)]));
}

import { type Bar, none, some } from './bar.ts';
import type { ComparedCustomers } from './compare-customers.ts';
import type { Outcomes } from './database-load.ts';
import { missing } from './missing-changes.ts';

/** Each names its own request. */
const PRINTED = 10;

/** Compares the responses that a load got with what is stored and delivered. */
export function outcomeBars(
  { stored, missingEvents, undelivered, isSettled }: ComparedCustomers,
  { acknowledged, rejected, wrong }: Outcomes,
  print: (line: string) => void,
): Bar[] {
  for (const response of wrong.slice(0, PRINTED)) print(`no caller should get: ${response}`);
  return [
    none('acknowledged changes missing', missing(acknowledged, stored)),
    some('changes refused with 503 and Retry-After', rejected.size),
    none('changes refused with 503 that were made', rejected.size - missing(rejected, stored)),
    none('responses that no caller should get', wrong.length),
    none('events more or fewer than changes', missingEvents),
    none('events that did not reach a destination', undelivered),
    none('still to be sent after the wait', isSettled ? 0 : 1),
  ];
}

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { type Fault, type InvalidResponse, InvalidResponseError } from './errors.ts';
import type { OnInvalidResponse } from './options.ts';

/** Limits the memory for an API whose responses have ids as keys. */
const MOST = 1_000;

/** Reports an invalid response as the option `onInvalidResponse` demands. @throws InvalidResponseError for `throw` */
export function reportInvalidResponse(found: InvalidResponse, report: OnInvalidResponse): void {
  if (typeof report === 'function') return report(found);
  const error = new InvalidResponseError(found);
  if (report === 'throw') throw error;
  if (report === 'warn') console.warn(error.message);
}

/** Returns the faults in fields that no earlier response of the operation had a fault in; items of a list count as one. */
export function unreportedFaults(operation: string, faults: readonly Fault[], reported: Set<string>): readonly Fault[] {
  return faults.filter(({ field }) => {
    const key = `${operation} ${field.replace(/\[\d+\]/g, '[]')}`;
    return reported.size < MOST && reported.size < reported.add(key).size;
  });
}

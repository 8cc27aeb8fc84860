// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Check, Endpoint, RequestParts, Wording } from './endpoint.ts';
import { type Fault, InvalidRequestError } from './errors.ts';

const NOTHING = {};

/** @throws InvalidRequestError with all faults, with the same field names as the server. */
export function checkRequest(
  { id, check, bodyRequired }: Endpoint,
  { path, query, headers, body }: RequestParts,
  { fieldErrors }: Wording,
): void {
  const faultsOf = (one: Check | undefined, value: unknown): readonly Fault[] => {
    const faults = one?.(value, false);
    return faults ? fieldErrors(faults, value) : [];
  };
  const faults = [
    ...faultsOf(check.path, path ?? NOTHING),
    ...faultsOf(check.query, query ?? NOTHING).map(byParameter),
    ...faultsOf(check.headers, headers ?? NOTHING),
    ...(body === undefined && !bodyRequired ? [] : faultsOf(check.body, body)),
  ];
  if (faults.length > 0) throw new InvalidRequestError(id, faults);
}

/** Reports a fault of a query parameter under its name: `event_type[1] must …` becomes `event_type value 2 must …`. */
function byParameter(fault: Fault): Fault {
  const [, field, index] = /^([^[]+)\[(\d+)\]/.exec(fault.field) ?? [];
  return field === undefined ? fault : { ...fault, field, message: `value ${Number(index) + 1} ${fault.message}` };
}

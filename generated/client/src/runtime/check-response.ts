// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Endpoint, Wording } from './endpoint.ts';
import type { Fault } from './errors.ts';

/** Returns the faults of a success response that does not conform to the document: its status, or its body. */
export function checkResponse(
  { responses }: Endpoint,
  status: number,
  body: unknown,
  { fieldErrors, isAddition }: Wording,
): readonly Fault[] | undefined {
  const key = documentedStatus(responses, status);
  if (key === undefined) return [undocumented(status)];
  const faults = responses[key]?.(body, false)?.filter((fault) => !isAddition(fault));
  return faults?.length ? fieldErrors(faults, body) : undefined;
}

/** True if the document describes this success as JSON, or another success where it does not describe this one. */
export function isJsonDocumented({ responses }: Endpoint, status: number): boolean {
  const key = documentedStatus(responses, status) ?? Object.keys(responses)[0];
  return key !== undefined && responses[key] !== null;
}

function documentedStatus(responses: Endpoint['responses'], status: number): string | undefined {
  return [String(status), '2XX', 'default'].find((one) => one in responses);
}

function undocumented(status: number): Fault {
  return { field: '', rule: 'status', limit: null, message: `the status ${status} is not documented` };
}

import type { Endpoint, Wording } from './endpoint.ts';
import type { Fault } from './errors.ts';

/** What of a success the document does not promise: another status, or a body of another shape. */
export function checkAnswer(
  { answers }: Endpoint,
  status: number,
  body: unknown,
  { fieldErrors, isAddition }: Wording,
): readonly Fault[] | undefined {
  const key = [String(status), '2XX', 'default'].find((one) => one in answers);
  if (key === undefined) return [undocumented(status)];
  const broken = answers[key]?.(body, false)?.filter((fault) => !isAddition(fault));
  return broken?.length ? fieldErrors(broken, body) : undefined;
}

function undocumented(status: number): Fault {
  return { field: '', rule: 'status', limit: null, message: `the status ${status} is not documented` };
}

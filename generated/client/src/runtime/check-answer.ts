import type { Endpoint, Wording } from './endpoint.ts';
import { type Fault, type InvalidResponse, InvalidResponseError } from './errors.ts';
import type { OnInvalidResponse } from './options.ts';

/** Reports a success that the document does not promise: another status, or a body of another shape. */
export function checkAnswer(
  { id, answers }: Endpoint,
  answer: { readonly status: number; readonly body: unknown; readonly requestId: () => string | undefined },
  report: OnInvalidResponse,
  { fieldErrors, isAddition }: Wording,
): void {
  const { status, body, requestId } = answer;
  const key = [String(status), '2XX', 'default'].find((one) => one in answers);
  const found = (faults: readonly Fault[]): InvalidResponse => ({
    operation: id,
    status,
    requestId: requestId(),
    faults,
  });
  if (key === undefined) return tell(found([undocumented(status)]), report);
  const broken = answers[key]?.(body, false)?.filter((fault) => !isAddition(fault));
  if (broken?.length) tell(found(fieldErrors(broken, body)), report);
}

function undocumented(status: number): Fault {
  return { field: '', rule: 'status', limit: null, message: `the status ${status} is not documented` };
}

function tell(found: InvalidResponse, report: OnInvalidResponse): void {
  if (typeof report === 'function') return report(found);
  const error = new InvalidResponseError(found);
  if (report === 'throw') throw error;
  console.warn(error.message);
}

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';

/** True for an API error of this operation. Its `status` then narrows `body`, and its `code` is a documented or an unlisted one. */
export function isFailureOf<Failure>(
  endpoint: Pick<Endpoint<never, unknown, Failure>, 'id' | 'types'>,
  error: unknown,
): error is Failure {
  return error instanceof ApiError && error.operation === endpoint.id;
}

import type { Endpoint } from './endpoint.ts';
import { ApiError } from './errors.ts';

/** True for an error that the API answered a call of this operation with: its `code` then is one that the operation documents, or an unlisted one. */
export function isFailureOf<Failure>(
  endpoint: Pick<Endpoint<never, unknown, Failure>, 'id' | 'types'>,
  error: unknown,
): error is Failure {
  return error instanceof ApiError && error.operation === endpoint.id;
}

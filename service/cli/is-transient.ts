import { ApiError } from '@billing/client';

import { Failure } from '../terminal/failure.ts';

/** Whether the same call may succeed later: the service can't be reached, or had an internal error. */
export function isTransient(error: unknown): error is Error {
  return error instanceof Failure || (error instanceof ApiError && error.status >= 500);
}

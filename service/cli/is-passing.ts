import { ApiError } from '@billing/client';

import { Failure } from '../terminal/failure.ts';

/** Whether the same call can succeed later: the service can't be reached, or failed by itself. */
export function isPassing(error: unknown): error is Error {
  return error instanceof Failure || (error instanceof ApiError && error.status >= 500);
}

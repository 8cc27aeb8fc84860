import type { ErrorCode, ErrorDetails } from '@billing/server';

import { ServiceError } from './errors.ts';

class AnyError extends ServiceError {
  static of(code: ErrorCode, detail: string, more?: ErrorDetails): ServiceError {
    return new AnyError(code, detail, more);
  }
}

/**
 * An error with any code of the catalog: for what runs before an operation is known, and for the operator's commands, which belong to
 * none. What serves an operation has the operation's own `newError` instead.
 */
export function anyError(code: ErrorCode, detail: string, more?: ErrorDetails): ServiceError {
  return AnyError.of(code, detail, more);
}

import type { ErrorCode, ErrorDetails } from '@billing/server';

import { ServiceError } from './errors.ts';

class AnyError extends ServiceError {
  static of(code: ErrorCode, detail: string, more?: ErrorDetails): ServiceError {
    return new AnyError(code, detail, more);
  }
}

/**
 * An error with any code of the catalog, for operator commands and for code that runs before the operation
 * of a request is known. Handlers use the `newError` of their request instead, which accepts only the
 * documented codes.
 */
export function anyError(code: ErrorCode, detail: string, more?: ErrorDetails): ServiceError {
  return AnyError.of(code, detail, more);
}

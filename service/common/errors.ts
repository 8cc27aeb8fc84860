import type { ErrorCode, ErrorDetails, ErrorFactory } from '@billing/server';

/**
 * An invalid field of a request: `field` is a dotted path (`contacts[0].email`) or the name of a query
 * parameter.
 */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/**
 * Creates the errors that a function throws; the type of its parameter `newError` declares their codes. A
 * request's `newError` accepts the codes that its operation documents, so a handler that calls a function
 * with other codes does not compile.
 */
export type NewError<Code extends ErrorCode> = ErrorFactory<Code>;

/**
 * An error response of the API. `code` is from the spec's error catalog and determines the HTTP status.
 * Handlers create it with a `NewError`, other code with `anyError`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  /** At least one for `invalid_field`; empty for all other codes. */
  readonly fields: readonly FieldFault[];
  /** Extra response headers, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  protected constructor(code: ErrorCode, detail: string, more: ErrorDetails = {}) {
    super(detail, { cause: more.cause });
    this.code = code;
    this.fields = more.fields ?? [];
    this.headers = more.headers ?? {};
  }
}

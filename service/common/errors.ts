import type { ErrorCode, ErrorDetails, ErrorFactory } from '@billing/server';

/** A wrong field of a request: `field` is a dotted path (`contacts[0].email`) or a query parameter's name. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/**
 * Makes the errors that a function throws, which its parameter `newError` declares. A request has one for the codes that its operation
 * documents, so a function that throws another code can't be called from there.
 */
export type NewError<Code extends ErrorCode> = ErrorFactory<Code>;

/**
 * What the caller gets instead of a result. `code` is one of the spec's error catalog; the status follows from it.
 *
 * What serves an operation makes it with a `NewError`, so that the compiler knows the codes; there is no other way than `anyError`.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: ErrorCode;
  /** Only with `invalid_field`: at least one. */
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

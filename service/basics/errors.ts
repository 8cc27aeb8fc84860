/** A wrong field of a request: `field` is a dotted path (`contacts[0].email`) or a query parameter's name. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}

/** What the caller is told instead of a result. `code` is one of the spec's error catalogue; the status follows from it. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly code: string;
  /** Only with `invalid_field`: at least one. */
  readonly fields: readonly FieldFault[];
  /** Extra response headers, such as `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: string,
    detail: string,
    more: { fields?: readonly FieldFault[]; headers?: Readonly<Record<string, string>>; cause?: unknown } = {},
  ) {
    super(detail, { cause: more.cause });
    this.code = code;
    this.fields = more.fields ?? [];
    this.headers = more.headers ?? {};
  }
}

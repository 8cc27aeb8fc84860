/** A wrong value in a request: where, which rule it breaks, the rule's limit, and a phrase such as "must be an integer". */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly limit: unknown;
  readonly message: string;
}

/** The request breaks rules of the document, so it was not sent. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
  readonly operation: string;
  readonly faults: readonly Fault[];

  constructor(operation: string, faults: readonly Fault[]) {
    super(`${operation} was not sent: ${faults.map(({ field, message }) => `${field} ${message}`.trim()).join('; ')}`);
    this.operation = operation;
    this.faults = faults;
  }
}

/** The API answered with a status outside 200 to 299. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operation: string;
  readonly status: number;
  /** The JSON value of the answer, or its text where it is none. */
  readonly body: unknown;
  readonly headers: Headers;

  constructor(operation: string, status: number, body: unknown, headers: Headers) {
    super(`${operation} was answered with status ${status}: ${excerpt(body)}`);
    this.operation = operation;
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

function excerpt(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? 'no body');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

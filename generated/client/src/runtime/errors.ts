import { memberAt } from './member-at.ts';

/** A wrong value in a request or an answer: where, which rule it breaks, the rule's limit, and a phrase such as "must be an integer". */
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
    super(`${operation} was not sent: ${inWords(faults)}`);
    this.operation = operation;
    this.faults = faults;
  }
}

/** The answer breaks a promise of the document; thrown only where `onInvalidResponse` is `throw`. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  readonly operation: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly faults: readonly Fault[];

  constructor({ operation, status, requestId, faults }: InvalidResponse) {
    super(`${operation} was answered with what it does not promise: ${inWords(faults)}${reference(requestId)}`);
    this.operation = operation;
    this.status = status;
    this.requestId = requestId;
    this.faults = faults;
  }
}

/** What is told about an answer that breaks a promise of the document. */
export interface InvalidResponse {
  readonly operation: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly faults: readonly Fault[];
}

/** No whole answer came: no connection, or one that broke. The `cause` is what `fetch` threw. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly operation: string;

  constructor(operation: string, cause: unknown) {
    super(`${operation} got no answer: ${reason(cause)}`, { cause });
    this.operation = operation;
  }
}

/** No whole answer came in time. Whether the API did what it was asked for is not known. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly operation: string;

  constructor(operation: string, milliseconds: number) {
    super(`${operation} got no answer within ${milliseconds} ms`);
    this.operation = operation;
  }
}

/** An answer that is no success. */
export interface Refusal {
  readonly operation: string;
  readonly response: Response;
  /** The JSON value of the answer, or its text where it is none. */
  readonly body: unknown;
}

/** Keys, from the outermost in, of what the API tells about an error. */
export interface ErrorPaths {
  readonly code?: readonly string[];
  readonly detail?: readonly string[];
  readonly documentation?: readonly string[];
  readonly fields?: readonly string[];
  readonly requestId?: readonly string[];
  readonly requestIdHeader?: string;
}

/** A field that the API found wrong. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

export type ApiErrorClass = new (refusal: Refusal, paths: ErrorPaths) => ApiError;

/** The API answered with a status outside 200 to 299. Codes that the document lists have classes of their own. */
export class ApiError<
  Code extends string | undefined = string | undefined,
  Status extends number = number,
> extends Error {
  override readonly name: string;
  readonly operation: string;
  readonly status: Status;
  /** Undefined when the answer has none, as that of a proxy on the way. */
  readonly code: Code;
  /** For support: finds the request. */
  readonly requestId: string | undefined;
  /** Every field that the API found wrong; empty for errors that are not about fields. */
  readonly fields: readonly WrongField[];
  /** A page that says what the code means and what to do. */
  readonly documentationUrl: string | undefined;
  /** The JSON value of the answer, or its text where it is none. */
  readonly body: unknown;
  readonly headers: Headers;

  constructor({ operation, response, body }: Refusal, paths: ErrorPaths) {
    const text = (path: readonly string[] | undefined): string | undefined => {
      const value = path && memberAt(body, path);
      return typeof value === 'string' ? value : undefined;
    };
    const code = text(paths.code);
    const requestId = text(paths.requestId) ?? requestIdOf(response, paths);
    const status = `${response.status}${code === undefined ? '' : ` ${code}`}`;
    super(`${operation} was answered with ${status}: ${text(paths.detail) ?? excerpt(body)}${reference(requestId)}`);
    this.name = new.target === ApiError ? 'ApiError' : className(code ?? '');
    this.operation = operation;
    this.status = response.status as Status;
    this.code = code as Code;
    this.requestId = requestId;
    this.documentationUrl = text(paths.documentation);
    const fields = paths.fields && memberAt(body, paths.fields);
    this.fields = Array.isArray(fields) ? (fields as WrongField[]) : [];
    this.body = body;
    this.headers = response.headers;
  }
}

declare const unlisted: unique symbol;
/** The code of an error that an operation does not document: one that came later, or none at all. Every `switch` needs an arm for it. */
export type UnlistedCode = (string & { readonly [unlisted]: true }) | undefined;

export function requestIdOf({ headers }: Response, { requestIdHeader }: ErrorPaths): string | undefined {
  return (requestIdHeader && headers.get(requestIdHeader)) || undefined;
}

/** `customer_already_exists` → `CustomerAlreadyExistsError`. The class's own name is another one once a bundler has been at it. */
function className(code: string): string {
  return `${code.replace(/_?error$/, '').replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Error`;
}

function inWords(faults: readonly Fault[]): string {
  return faults.map(({ field, message }) => `${field} ${message}`.trim()).join('; ');
}

function reference(requestId: string | undefined): string {
  return requestId === undefined ? '' : ` (request ${requestId})`;
}

/** `fetch failed` says nothing; what it was caused by does. */
function reason(error: unknown): string {
  const { message, cause } = error as {
    readonly message?: string;
    readonly cause?: { readonly message?: string; readonly code?: string };
  };
  return cause?.message || cause?.code || message || String(error);
}

function excerpt(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? 'no body');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

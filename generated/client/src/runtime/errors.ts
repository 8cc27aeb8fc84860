// Generated from spec.yaml by `npm run generate`. Do not edit.
import { memberAt } from './member-at.ts';

/** An invalid value: its field, the violated rule, the limit of the rule, and a phrase such as "must be an integer". */
export interface Fault {
  readonly field: string;
  readonly rule: string;
  readonly limit: unknown;
  readonly message: string;
}

/** The request does not conform to the document, so it was not sent. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError';
  readonly operation: string;
  readonly faults: readonly Fault[];

  constructor(operation: string, faults: readonly Fault[]) {
    super(`${operation} was not sent: ${messages(faults)}`);
    this.operation = operation;
    this.faults = faults;
  }
}

/** The response is not JSON where the document has JSON; or, if `onInvalidResponse` is `throw`, it has other faults. */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError';
  readonly operation: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly faults: readonly Fault[];

  constructor({ operation, status, requestId, faults }: InvalidResponse) {
    super(
      `${operation} received a response that does not conform to the document: ${messages(faults)}${reference(requestId)}`,
    );
    this.operation = operation;
    this.status = status;
    this.requestId = requestId;
    this.faults = faults;
  }
}

/** A report about a response that does not conform to the document. */
export interface InvalidResponse {
  readonly operation: string;
  readonly status: number;
  readonly requestId: string | undefined;
  readonly faults: readonly Fault[];
}

/** There was no complete response: no connection, or it was lost. `cause` is the error of `fetch`. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly operation: string;

  constructor(operation: string, cause: unknown) {
    super(`${operation} received no response: ${reason(cause)}`, { cause });
    this.operation = operation;
  }
}

/** There was no complete response in time. The API may have executed the request. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  readonly operation: string;

  constructor(operation: string, milliseconds: number) {
    super(`${operation} received no response within ${milliseconds} ms`);
    this.operation = operation;
  }
}

/** An error response. */
export interface FailedResponse {
  readonly operation: string;
  readonly response: Response;
  /** The parsed JSON body, or its text if it is not JSON. */
  readonly body: unknown;
}

/** The places of the error data in an error response, as paths of keys. */
export interface ErrorPaths {
  readonly code?: readonly string[];
  readonly detail?: readonly string[];
  readonly documentation?: readonly string[];
  readonly fields?: readonly string[];
  readonly requestId?: readonly string[];
  readonly requestIdHeader?: string;
}

/** A field that the API rejected. */
export interface WrongField {
  readonly field: string;
  readonly message: string;
}

type ApiErrorClass = new (failed: FailedResponse, paths: ErrorPaths) => ApiError;

/** Classes of errors by code. */
export type ErrorClasses = Readonly<Record<string, ApiErrorClass>>;

/**
 * The API responded with a status outside 200 to 299. Each documented code has its own subclass. In the errors of an
 * operation, `status` narrows `body` to the type that the document has for that status.
 */
export class ApiError<
  Code extends string | undefined = string | undefined,
  Status extends number = number,
  Body = unknown,
> extends Error {
  override readonly name: string;
  readonly operation: string;
  readonly status: Status;
  /** Undefined if the response has none, for example a response of a proxy. */
  readonly code: Code;
  /** Identifies the request for support. */
  readonly requestId: string | undefined;
  /** Every field that the API rejected; empty for errors that are not about fields. */
  readonly fields: readonly WrongField[];
  /** The documentation of the code. */
  readonly documentationUrl: string | undefined;
  /** The parsed JSON body, or its text if it is not JSON; undefined if it is empty. It is not validated. */
  readonly body: Body;
  readonly headers: Headers;

  constructor({ operation, response, body }: FailedResponse, paths: ErrorPaths) {
    const text = (path: readonly string[] | undefined): string | undefined => {
      const value = path && memberAt(body, path);
      return typeof value === 'string' ? value : undefined;
    };
    const code = text(paths.code);
    const requestId = text(paths.requestId) ?? requestIdOf(response, paths);
    const status = `${response.status}${code === undefined ? '' : ` ${code}`}`;
    super(`${operation} failed with ${status}: ${text(paths.detail) ?? excerpt(body)}${reference(requestId)}`);
    this.name = new.target === ApiError ? 'ApiError' : className(code ?? '');
    this.operation = operation;
    this.status = response.status as Status;
    this.code = code as Code;
    this.requestId = requestId;
    this.documentationUrl = text(paths.documentation);
    const fields = paths.fields && memberAt(body, paths.fields);
    this.fields = Array.isArray(fields) ? (fields as WrongField[]) : [];
    this.body = body as Body;
    this.headers = response.headers;
  }
}

declare const unlisted: unique symbol;
/** The code of an error that the operation does not document, or undefined. Every `switch` needs a branch for it. */
export type UnlistedCode = (string & { readonly [unlisted]: true }) | undefined;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The statuses of a range: `StatusRange<4>` are those from 400 to 499. */
export type StatusRange<First extends number> = `${First}${Digit}${Digit}` extends infer Text
  ? Text extends `${infer Status extends number}`
    ? Status
    : never
  : never;

/** The statuses of an `ApiError`. */
export type ErrorStatus = StatusRange<3 | 4 | 5>;

/** One error type for each of several statuses with the same body, so that comparing `status` can exclude each. */
export type ApiErrors<Status extends number, Body> = Status extends number
  ? ApiError<UnlistedCode, Status, Body>
  : never;

export function requestIdOf({ headers }: Response, { requestIdHeader }: ErrorPaths): string | undefined {
  return (requestIdHeader && headers.get(requestIdHeader)) || undefined;
}

/** `customer_already_exists` → `CustomerAlreadyExistsError`. Bundlers can change `new.target.name`, so it is not used. */
function className(code: string): string {
  return `${code.replace(/_?error$/, '').replace(/(?:^|_)(.)/g, (_, letter: string) => letter.toUpperCase())}Error`;
}

function messages(faults: readonly Fault[]): string {
  return faults.map(({ field, message }) => `${field} ${message}`.trim()).join('; ');
}

function reference(requestId: string | undefined): string {
  return requestId === undefined ? '' : ` (request ${requestId})`;
}

/** The message of the cause is more specific than `fetch failed`. */
function reason(error: unknown): string {
  const { message, cause } = error as {
    readonly message?: string;
    readonly cause?: { readonly message?: string; readonly code?: string };
  };
  return cause?.message || cause?.code || message || String(error);
}

export function excerpt(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? 'no body');
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

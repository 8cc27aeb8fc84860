// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { InvalidResponse } from './errors.ts';

/** The action for a response that does not conform to the document. */
export type OnInvalidResponse = 'warn' | 'throw' | 'ignore' | ((report: InvalidResponse) => void);

/** Options of a client and of its calls. Options of a call take precedence. */
interface SharedOptions {
  /** Additional headers. Headers of a request take precedence. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Validates requests before they are sent. Default true; false leaves validation to the server. */
  readonly checkRequests?: boolean | undefined;
  /**
   * `warn` (default) writes to the console. `warn` and a function report a field of an operation once; `throw` throws for
   * every response. Unknown members and unknown values of open enumerations are valid. A different major version of the
   * API is reported once, with the first response of any status, and never thrown.
   */
  readonly onInvalidResponse?: OnInvalidResponse | undefined;
  /** Time limit of one attempt, including its complete response, in milliseconds. Default 30,000; `Infinity` for none. */
  readonly timeoutMs?: number | undefined;
  /**
   * Number of retries: after a failed connection or a 429, and for operations that are safe to repeat also after a lost
   * connection, a timeout, a 5xx or a 409 with `Retry-After`. Default 2.
   */
  readonly maxRetries?: number | undefined;
}

/** The options of a client of any API, without credentials. */
export interface BaseOptions extends SharedOptions {
  /** Base URL of the API, without credentials, query and fragment. */
  readonly baseUrl: string;
  /** Default `globalThis.fetch`. Errors other than `TypeError` are rethrown unchanged. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** For logs and traces. */
  readonly hooks?: Hooks | undefined;
  /** Credentials are for backends. Set true only for those that visitors may read. */
  readonly allowBrowser?: boolean | undefined;
  /** For tests. */
  readonly timing?: Timing | undefined;
}

export interface CallOptions extends SharedOptions {
  /** Aborts the call at any time; it rejects with the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

/** One attempt of a call. Contains neither credentials nor headers. */
export interface RequestAttempt {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Starts at 1. */
  readonly number: number;
}

export interface ResponseEvent extends RequestAttempt {
  readonly status: number;
  readonly requestId: string | undefined;
  /** Time until the response was complete. */
  readonly milliseconds: number;
}

export interface FailureEvent extends RequestAttempt {
  /** A `NetworkError`, a `TimeoutError`, the reason of the signal, or an error of `fetch`. */
  readonly error: unknown;
  readonly milliseconds: number;
}

/** Called for each attempt. An error thrown by a hook fails the call. */
export interface Hooks {
  /** Called before an attempt. Returned headers, such as `traceparent`, are sent. */
  readonly request?: ((event: RequestAttempt) => Readonly<Record<string, string>> | void) | undefined;
  /** Called after a response of any status. */
  readonly response?: ((event: ResponseEvent) => void) | undefined;
  /** Called when there was no response. */
  readonly failure?: ((event: FailureEvent) => void) | undefined;
  /** Called before the delay of the next attempt. */
  readonly retry?: ((event: RequestAttempt & { readonly delay: number }) => void) | undefined;
}

export interface Timing {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** Rejects with the reason of the signal when it is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

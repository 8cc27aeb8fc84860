import type { InvalidResponse } from './errors.ts';

/** What is done about an answer that breaks a promise of the document. */
export type OnInvalidResponse = 'warn' | 'throw' | 'ignore' | ((report: InvalidResponse) => void);

/** What a client and each of its calls can be told; a call's own wins. */
interface SharedOptions {
  /** Sent along; a request's own win. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** False sends a request as it is, for the server to judge. Default true: what breaks a documented rule never leaves. */
  readonly checkRequests?: boolean | undefined;
  /**
   * `warn` (default) writes to the console. Unknown members, further values of open enumerations and the like break no promise. An API
   * of another major version than the client's is reported once, with the first answer of any status, and never thrown.
   */
  readonly onInvalidResponse?: OnInvalidResponse | undefined;
  /** Milliseconds that one try may take, its whole answer included. Default 30,000; `Infinity` for no end. */
  readonly timeout?: number | undefined;
  /**
   * Tries after the first one: where no connection was made, after a 429, and for what is safe to repeat also after a broken
   * connection, a timeout or a 5xx. Default 2.
   */
  readonly maxRetries?: number | undefined;
}

export interface ClientOptions extends SharedOptions {
  /** Address of the API. */
  readonly baseUrl: string;
  /** Sent as `Authorization: Bearer …`, and shown to nobody else. */
  readonly apiKey?: string | undefined;
  /** `globalThis.fetch` unless given. What it throws other than a `TypeError` is passed on as it is. */
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** For logs and traces. */
  readonly hooks?: Hooks | undefined;
  /** Keys are for backends. True says that this one may be read by whoever opens the page. */
  readonly allowBrowser?: boolean | undefined;
  /** For tests. */
  readonly timing?: Timing | undefined;
}

export interface CallOptions extends SharedOptions {
  /** Ends the call, whatever it waits for; it then fails with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}

/** One try of a call. Holds neither the key nor any other header. */
export interface Try {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** From 1. */
  readonly number: number;
}

export interface Answered extends Try {
  readonly status: number;
  readonly requestId: string | undefined;
  /** Until the answer was there as a whole. */
  readonly milliseconds: number;
}

export interface Failed extends Try {
  /** A `NetworkError`, a `TimeoutError`, or what the signal or the given `fetch` threw. */
  readonly error: unknown;
  readonly milliseconds: number;
}

/** Called at the events of each try. What one throws fails the call. */
export interface Hooks {
  /** Before a try. Headers that it gives are sent along, such as `traceparent`. */
  readonly request?: ((event: Try) => Readonly<Record<string, string>> | void) | undefined;
  /** When an answer is there, whatever its status. */
  readonly response?: ((event: Answered) => void) | undefined;
  /** When no answer came. */
  readonly failure?: ((event: Failed) => void) | undefined;
  /** Before the wait for the next try. */
  readonly retry?: ((event: Try & { readonly delay: number }) => void) | undefined;
}

export interface Timing {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** At least 0, less than 1. */
  readonly random: () => number;
  /** Fails with the signal's reason when that is aborted. */
  readonly sleep: (milliseconds: number, signal: AbortSignal | undefined) => Promise<void>;
}

import type { SentBody } from './bodies/body.ts';
import type { ApiErrorClass, Fault } from './errors.ts';
import type { ParameterRule } from './write-parameters.ts';

/** A fault as a check notes it, without words. */
export interface BareFault {
  path: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Checks a whole value and gives all its faults at once, or null. */
export type Check = (value: unknown, fast: boolean) => BareFault[] | null;

/** What every check shares, so that a program holds it once. */
export interface Wording {
  /** Faults of a value for people. */
  readonly fieldErrors: (faults: readonly BareFault[], value: unknown) => readonly Fault[];
  /** True for a fault that comes of what an API may add without notice. */
  readonly isAddition: (fault: BareFault) => boolean;
}

/** The parts of a request, each where the operation has it. */
export interface RequestParts {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
}

/** One operation, as data: what it takes, what it answers, and the errors that it documents. */
export interface Endpoint<Request = never, Result = unknown, Failure = unknown> {
  readonly id: string;
  readonly method: string;
  /** With `{name}` placeholders. */
  readonly path: string;
  readonly parameters: {
    readonly path?: readonly ParameterRule[];
    readonly query?: readonly ParameterRule[];
    readonly header?: readonly ParameterRule[];
  };
  /** Of the body; none for one that brings its own. */
  readonly mediaType?: string;
  /** Absent for JSON. */
  readonly write?: (body: unknown) => SentBody;
  /** The body of a success; absent where it is JSON if it looks like it. */
  readonly read?: (response: Response) => Promise<unknown>;
  readonly bodyRequired?: boolean;
  /** Sending it twice does what sending it once does. */
  readonly repeatable?: true;
  readonly check: { readonly path?: Check; readonly query?: Check; readonly headers?: Check; readonly body?: Check };
  /** Documented successes by status, such as `200`, `2XX` or `default`; null where there is no JSON to check. */
  readonly answers: Readonly<Record<string, Check | null>>;
  /** Documented errors by code. */
  readonly errors: Readonly<Record<string, ApiErrorClass>>;
  /** For the compiler only: what a call takes, gives and fails with. */
  readonly types?: (request: Request) => { readonly result: Result; readonly failure: Failure };
}

/** Where the pages of a list are in its answers: keys from the outermost in. */
export interface Paging {
  readonly items: readonly string[];
  /** Of the address of the next page. */
  readonly next: readonly string[];
  readonly hasMore: readonly string[];
  /** The query parameter that holds the position, also in that address. */
  readonly cursor: string;
}

/** An operation that lists `Item`s in pages. */
export interface PagedEndpoint<Request = never, Result = unknown, Failure = unknown, Item = unknown> extends Endpoint<
  Request,
  Result,
  Failure
> {
  readonly paging: Paging;
  /** For the compiler only. */
  readonly item?: () => Item;
}

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { SentBody } from './bodies/body.ts';
import type { ApiErrorClass, Fault } from './errors.ts';
import type { ParameterRule } from './write-parameters.ts';

/** A fault as a check records it, without a message. */
export interface BareFault {
  path: string;
  readonly rule: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Validates a value. Returns all faults, or null. */
export type Check = (value: unknown, fast: boolean) => BareFault[] | null;

/** Functions that all checks share, so that a bundle contains them once. */
export interface Wording {
  /** Adds messages to the faults of a value. */
  readonly fieldErrors: (faults: readonly BareFault[], value: unknown) => readonly Fault[];
  /** True for a fault that an addition to the API can cause. */
  readonly isAddition: (fault: BareFault) => boolean;
}

/** The parts of a request that the operation has. */
export interface RequestParts {
  readonly path?: object;
  readonly query?: object;
  readonly headers?: object;
  readonly body?: unknown;
}

/** One operation as data: its inputs, responses and documented errors. */
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
  /** The media type of the body; absent if the body object determines it. */
  readonly mediaType?: string;
  /** Serializes the body; absent for JSON. */
  readonly write?: (body: unknown) => SentBody;
  /** Reads the body of a success response; absent if it is parsed as JSON or text. */
  readonly read?: (response: Response) => Promise<unknown>;
  readonly bodyRequired?: boolean;
  /** True if sending the request twice has the same effect as sending it once. */
  readonly repeatable?: true;
  readonly check: { readonly path?: Check; readonly query?: Check; readonly headers?: Check; readonly body?: Check };
  /** Documented success responses by status, such as `200`, `2XX` or `default`; null without a JSON body. */
  readonly responses: Readonly<Record<string, Check | null>>;
  /** Documented errors by code. */
  readonly errors: Readonly<Record<string, ApiErrorClass>>;
  /** Type information only: the request, result and error of a call. */
  readonly types?: (request: Request) => { readonly result: Result; readonly failure: Failure };
}

/** The places of the paging data in a list response, as paths of keys. */
export interface Paging {
  readonly items: readonly string[];
  /** The URL of the next page. */
  readonly next: readonly string[];
  readonly hasMore: readonly string[];
  /** The query parameter with the cursor, also in that URL. */
  readonly cursor: string;
}

/** An operation that lists `Item`s in pages. */
export interface PagedEndpoint<Request = never, Result = unknown, Failure = unknown, Item = unknown> extends Endpoint<
  Request,
  Result,
  Failure
> {
  readonly paging: Paging;
  /** Type information only. */
  readonly item?: () => Item;
}

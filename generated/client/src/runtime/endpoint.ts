// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { SentBody } from './bodies/body.ts';
import type { Call, Outcome } from './call.ts';
import type { ErrorClasses, Fault } from './errors.ts';
import type { WritePath } from './parameters/path.ts';
import type { WriteQuery } from './parameters/query.ts';
import type { ParameterRule } from './parameters/values.ts';
import type { Read } from './read-json.ts';

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

/** Sends one request and resolves with its response. */
export type Send = (request: RequestParts) => Promise<Outcome<unknown>>;

/** One operation as data: its inputs, responses and documented errors. */
interface EndpointData {
  readonly id: string;
  readonly method: string;
  /** With `{name}` placeholders. */
  readonly path: string;
  /** The parameters of each place that has some. Bundles contain the code for paths and queries only where they need it. */
  readonly parameters: {
    readonly path?: WritePath;
    readonly query?: WriteQuery;
    readonly header?: readonly ParameterRule[];
  };
  /** The media type of the body; absent if the body object determines it. */
  readonly mediaType?: string;
  /** Serializes the body; absent for JSON. */
  readonly write?: (body: unknown) => SentBody | Promise<SentBody>;
  /** The media types of the result; absent for `application/json`. */
  readonly accept?: string;
  /** Reads the body of a response; absent if it is parsed as JSON or text. */
  readonly read?: Read;
  readonly bodyRequired?: boolean;
  /**
   * The names of the security schemes whose credentials it requires, as alternatives: all of one list. Absent for the only
   * scheme of the document.
   */
  readonly security?: readonly (readonly string[])[];
  /** True if sending the request twice has the same effect as sending it once. */
  readonly repeatable?: true;
  /** The header for a key with which repeats have the effect of one request; then it is repeatable. */
  readonly idempotencyKey?: string;
  readonly check: { readonly path?: Check; readonly query?: Check; readonly headers?: Check; readonly body?: Check };
  /** Documented success responses by status, such as `200`, `2XX` or `default`; null without a JSON body. */
  readonly responses: Readonly<Record<string, Check | null>>;
  /** Documented errors by code, without those that every operation documents. */
  readonly errors: ErrorClasses;
  /** Starts a call that can send several requests; absent for calls that send one. */
  readonly start?: (request: RequestParts, send: Send) => Call<unknown>;
}

/** One operation with the types of its calls. Compilers copy only the members that are here for each operation. */
export interface Endpoint<Request = never, Result = unknown, Failure = unknown> extends EndpointData {
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
  readonly start: (request: RequestParts, send: Send) => Call<unknown>;
  /** Type information only. */
  readonly item?: () => Item;
}

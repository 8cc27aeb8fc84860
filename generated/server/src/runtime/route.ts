import type { Fault } from './problem.ts';

/** Checks a whole value; all faults at once. */
export interface Check {
  validate(value: unknown): { readonly ok: true } | { readonly ok: false; readonly errors: readonly Fault[] };
}

export type ValueKind = 'string' | 'integer' | 'number' | 'boolean';

/** What text is read as. */
export interface Reading {
  readonly shape: 'value' | 'array' | 'object';
  /** Of the value, or of an array's items. */
  readonly kind: ValueKind;
}

/** How one parameter is read from its text. */
export interface ParameterRule extends Reading {
  readonly name: string;
  /** As in OpenAPI, or `json` for a parameter that is a whole JSON value. */
  readonly style: string;
  readonly explode: boolean;
  /** Of an object: how each of its members is read. */
  readonly members?: Readonly<Record<string, Reading>>;
  readonly default?: unknown;
  /** Larger numbers are read as this one. */
  readonly cap?: number;
  /** Answer with this code when the value is not valid. */
  readonly errorCode?: string;
  /** Permissions that naming a value takes. */
  readonly valuePermissions?: Readonly<Record<string, readonly string[]>>;
}

/** Defaults of a body: of its own members, and of members of its members. */
export interface DefaultsRule {
  readonly values?: Readonly<Record<string, unknown>>;
  /** Names of those that null stands for as well. */
  readonly nullable?: readonly string[];
  readonly properties?: Readonly<Record<string, DefaultsRule>>;
  readonly items?: DefaultsRule;
}

/** How a body that is no JSON is read. */
export type BodyKind = 'form' | 'multipart' | 'text' | 'bytes';

/** How a field of a form is read; `json` is a text that holds a value, `bytes` a file. */
export interface FieldRule {
  readonly shape: 'value' | 'array';
  readonly kind: ValueKind | 'json' | 'bytes';
}

export interface BodyRule {
  readonly required: boolean;
  /** `image/*` stands for every image. */
  readonly mediaTypes: readonly string[];
  /** Of those that are no JSON. */
  readonly kinds?: Readonly<Record<string, BodyKind>>;
  /** Of a form. */
  readonly fields?: Readonly<Record<string, FieldRule>>;
  /** Nothing but a JSON object will do. */
  readonly object?: boolean;
  readonly defaults?: DefaultsRule;
}

/**
 * Who may call an operation: a caller who satisfies one of these schemes and has its permissions, or everybody. An empty list is neither:
 * the document has no `security` for the operation, and nobody may call it.
 */
export type Security = 'public' | readonly { readonly scheme: string; readonly permissions: readonly string[] }[];

/** One operation, as data. */
export interface Route {
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE';
  /** With `{name}` placeholders. */
  readonly path: string;
  readonly security: Security;
  readonly rateLimit?: string;
  readonly parameters: {
    readonly path: readonly ParameterRule[];
    readonly query: readonly ParameterRule[];
    readonly header: readonly ParameterRule[];
  };
  readonly body?: BodyRule;
  readonly check: { readonly path?: Check; readonly query?: Check; readonly headers?: Check; readonly body?: Check };
  /** Media types of answers that are no JSON, by status, such as `200`, `2XX` or `default`. */
  readonly answers?: Readonly<Record<string, string>>;
  readonly errorCodes: readonly string[];
  readonly emits: readonly string[];
}

/** What an error says beside its code and a sentence about it. */
export interface ErrorDetails {
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  /** Extra headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * Makes an error with one of these codes, to be thrown. A factory for more codes stands in for one for fewer, so a function that declares
 * the codes that it throws can be called by every operation that documents them, and by no other one.
 */
export type ErrorFactory<Code extends string> = (code: Code, detail: string, more?: ErrorDetails) => Error;

/** What every handler gets beside its typed parameters and body. */
export interface RequestBase<Code extends string = never> {
  /** Unique for the request; also in its response and in the log. */
  readonly id: string;
  /** Path and query as they arrived. */
  readonly target: string;
  /** Makes the application's error with one of the codes that the operation documents. */
  readonly newError: ErrorFactory<Code>;
}

export interface Result {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Answers one operation: gets a request that satisfies the document, gives one of its documented successes, or throws.
 * As an object, `find` runs first, when the path parameters are known to be well-formed and the query and body have not been
 * looked at: what does not exist is reported before what is wrong with the rest. What it finds goes to `handle`.
 */
export type Handler<Request extends RequestBase, R extends Result, Context, Found = never> =
  | ((request: Request, context: Context) => Promise<R>)
  | FindingHandler<Request, R, Context, Found>;

export interface FindingHandler<Request extends RequestBase, R extends Result, Context, Found = never> {
  find(request: PathOf<Request>, context: Context): Promise<unknown>;
  handle(request: Request, context: Context, found: Found): Promise<R>;
}

export type PathOf<Request extends RequestBase> = Pick<Request, keyof RequestBase> &
  (Request extends { readonly path: infer P } ? { readonly path: P } : object);

/** Ties `handle` to what `find` gives; the same object, typed. */
export function finding<Request extends RequestBase, R extends Result, Context, Found>(
  find: (request: PathOf<Request>, context: Context) => Promise<Found>,
  handle: (request: Request, context: Context, found: Found) => Promise<R>,
): FindingHandler<Request, R, Context> {
  return { find, handle };
}

/** What any form of `T` that is an object has. */
type MemberOf<T> = T extends object ? keyof T : never;

/**
 * `T` with the members `K` present: a member that has a default is always there when a handler reads it. Those of `N`, for which null
 * stands for the default, are never null.
 */
export type WithDefaults<T, K extends MemberOf<T>, N extends K = never> = T extends object
  ? Omit<T, K> & { [P in K & keyof T]-?: Exclude<T[P], undefined | (P extends N ? null : never)> }
  : T;

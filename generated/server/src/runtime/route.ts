// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { Idempotency } from './idempotency.ts';
import type { Fault } from './problem.ts';

/** Validates a value; returns all faults. */
export interface Check {
  validate(value: unknown): { readonly ok: true } | { readonly ok: false; readonly errors: readonly Fault[] };
}

/** `scalar` is a number or boolean if the text is its usual form, otherwise a string. */
export type ValueKind = 'string' | 'integer' | 'number' | 'boolean' | 'scalar';

/** The type that text is parsed as. */
export interface Reading {
  readonly shape: 'value' | 'array' | 'object';
  /** The kind of the value, or of the items of an array. */
  readonly kind: ValueKind;
}

/** How one parameter is parsed. */
export interface ParameterRule extends Reading {
  readonly name: string;
  /** As in OpenAPI, or `json` for a parameter that is a whole JSON value. */
  readonly style: string;
  readonly explode: boolean;
  /** For an object: how its members are parsed. */
  readonly members?: Readonly<Record<string, Reading>>;
  readonly default?: unknown;
  /** Larger numbers are replaced by this one. */
  readonly cap?: number;
  /** The error code for an invalid value. */
  readonly errorCode?: string;
  /** Additional permissions that a value requires. */
  readonly valuePermissions?: Readonly<Record<string, readonly string[]>>;
}

/** Defaults of a body: of its members and of nested members. */
export interface DefaultsRule {
  readonly values?: Readonly<Record<string, unknown>>;
  /** Members for which null also means the default. */
  readonly nullable?: readonly string[];
  readonly properties?: Readonly<Record<string, DefaultsRule>>;
  readonly items?: DefaultsRule;
}

/** How a body that is not JSON is parsed. */
export type BodyKind = 'form' | 'multipart' | 'text' | 'bytes';

/** How a field of a form is parsed; `json` is text with a JSON value, `bytes` a file. */
export interface FieldRule {
  readonly shape: 'value' | 'array';
  readonly kind: ValueKind | 'json' | 'bytes';
  /** For a field in `deepObject` style. */
  readonly deep?: DeepRule;
}

/** How the fields of a value in `deepObject` style are parsed: as text, members and items, by their keys. */
export interface DeepRule {
  /** Of text; default `string`. */
  readonly kind?: ValueKind;
  readonly members?: Readonly<Record<string, DeepRule>>;
  /** Of members without a rule. */
  readonly others?: DeepRule;
  readonly items?: DeepRule;
}

export interface BodyRule {
  readonly required: boolean;
  /** May contain ranges such as `image/*`. */
  readonly mediaTypes: readonly string[];
  /** For media types other than JSON. */
  readonly kinds?: Readonly<Record<string, BodyKind>>;
  /** For forms. */
  readonly fields?: Readonly<Record<string, FieldRule>>;
  /** Only a JSON object is accepted. */
  readonly object?: boolean;
  readonly defaults?: DefaultsRule;
}

/** The schemes that a caller needs together, each with permissions; empty for a caller without credentials. */
export type SecurityRequirement = readonly { readonly scheme: string; readonly permissions: readonly string[] }[];

/**
 * The security of an operation: callers must satisfy one of these requirements, or the operation is public. With an empty
 * list, the document has no `security` for the operation, and every call is rejected.
 */
export type Security = 'public' | readonly SecurityRequirement[];

/** One operation, as data. */
export interface Route {
  readonly id: string;
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE' | 'OPTIONS' | 'HEAD' | 'PATCH' | 'TRACE';
  /** With `{name}` placeholders. */
  readonly path: string;
  readonly security: Security;
  readonly rateLimit?: string;
  /** The header, in lower case, with the key that repeats of a request share. */
  readonly idempotencyKey?: string;
  readonly parameters: {
    readonly path: readonly ParameterRule[];
    readonly query: readonly ParameterRule[];
    readonly header: readonly ParameterRule[];
  };
  readonly body?: BodyRule;
  readonly check: { readonly path?: Check; readonly query?: Check; readonly headers?: Check; readonly body?: Check };
  /** Media types of responses that are not JSON, by status, such as `200`, `2XX` or `default`. */
  readonly responseMediaTypes?: Readonly<Record<string, string>>;
  readonly errorCodes: readonly string[];
  readonly emits: readonly string[];
}

/** The parts of an error besides its code and detail. */
export interface ErrorDetails {
  readonly fields?: readonly { readonly field: string; readonly message: string }[];
  /** Extra headers of the response. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * Creates an error with one of these codes. A factory for more codes is assignable to one for fewer, so a function that
 * declares the codes it throws can be called only by operations that document them.
 */
export type ErrorFactory<Code extends string> = (code: Code, detail: string, more?: ErrorDetails) => Error;

/** The part of a request that every handler receives, in addition to its typed parameters and body. */
export interface RequestBase<Code extends string = never> {
  /** Unique for the request; also in the response and in the log. */
  readonly id: string;
  /** Path and query as they arrived. */
  readonly target: string;
  /** Creates the application's error with a code that the operation documents. */
  readonly newError: ErrorFactory<Code>;
  /** Present if the client sent an idempotency key: the handler must store its result together with its changes. */
  readonly idempotency?: Idempotency;
}

export interface Result {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Handles one operation: receives a request that conforms to the document and returns a documented success, or throws.
 * In the object form, `find` runs first, after the path parameters are validated and before query and body are: a missing
 * entity is reported before other faults. Its result is passed to `handle`.
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

/** Connects the parameter of `handle` to the result of `find`; returns the same object, typed. */
export function finding<Request extends RequestBase, R extends Result, Context, Found>(
  find: (request: PathOf<Request>, context: Context) => Promise<Found>,
  handle: (request: Request, context: Context, found: Found) => Promise<R>,
): FindingHandler<Request, R, Context> {
  return { find, handle };
}

/** The keys of all object members of a union. */
type MemberOf<T> = T extends object ? keyof T : never;

/**
 * `T` with required members `K`: members with a default are always present for a handler. Members `N`, for which null means
 * the default, are never null.
 */
export type WithDefaults<T, K extends MemberOf<T>, N extends K = never> = T extends object
  ? Omit<T, K> & { [P in K & keyof T]-?: Exclude<T[P], undefined | (P extends N ? null : never)> }
  : T;

import { create_2faClient, type _2faClient } from './resources/2fa.ts';
import { createConstructorClient, type ConstructorClient } from './resources/constructor.ts';
import { createDefaultClient, type DefaultClient } from './resources/default.ts';
import { createFetchClient, type FetchClient } from './resources/fetch.ts';
import { createObjectClient, type ObjectClient } from './resources/object.ts';
import { createStraEClient, type StraEClient } from './resources/stra-e.ts';
import { createCaller } from './core.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';
import type { ClientOptions } from './runtime/options.ts';

export * from './core.ts';
export type * from './operation-errors.ts';
export type * from './resources/2fa.ts';
export type * from './resources/constructor.ts';
export type * from './resources/default.ts';
export type * from './resources/fetch.ts';
export type * from './resources/object.ts';
export type * from './resources/stra-e.ts';
export type { _2fa3dRequest, _2fa3dResult, _2fa3dError } from './operations/2fa.3d.ts';
export type { ObjectHasOwnRequest, ObjectHasOwnResult, ObjectHasOwnError } from './operations/Object.hasOwn.ts';
export type {
  ConstructorToStringRequest,
  ConstructorToStringResult,
  ConstructorToStringError,
} from './operations/constructor.toString.ts';
export type { DefaultDeleteRequest, DefaultDeleteResult, DefaultDeleteError } from './operations/default.delete.ts';
export type { FetchFetchRequest, FetchFetchResult, FetchFetchError } from './operations/fetch.fetch.ts';
export type { StraEABOffnenRequest, StraEABOffnenResult, StraEABOffnenError } from './operations/stra-e-a-b-ffnen.ts';

/** One member a resource. */
export interface Client {
  readonly _2fa: _2faClient;
  readonly constructor: ConstructorClient;
  readonly default: DefaultClient;
  readonly fetch: FetchClient;
  readonly object: ObjectClient;
  readonly straE: StraEClient;
}

/**
 * A client of one environment with one key. Share it freely. Throws in a browser, and for options that can't be right.
 */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    _2fa: create_2faClient(call),
    constructor: createConstructorClient(call),
    default: createDefaultClient(call),
    fetch: createFetchClient(call),
    object: createObjectClient(call),
    straE: createStraEClient(call),
  };
}

/**
 * True for an error that the API answered a call of this operation with. Its `code` is then one that the operation documents, or an
 * unlisted one, which a `switch` over it needs an arm for.
 */
export function isErrorOf<Id extends keyof OperationErrors>(
  operation: Id,
  error: unknown,
): error is OperationErrors[Id] {
  return isFailureOf({ id: operation }, error);
}

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { create_2faClient, type _2faClient } from './resources/2fa.ts';
import { createConstructorClient, type ConstructorClient } from './resources/constructor.ts';
import { createDefaultClient, type DefaultClient } from './resources/default.ts';
import { createFetchClient, type FetchClient } from './resources/fetch.ts';
import { createObjectClient, type ObjectClient } from './resources/object.ts';
import { createStraEClient, type StraEClient } from './resources/stra-e.ts';
import { createCaller } from './core.ts';
import type { ClientOptions } from './client-options.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';

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

/** One member per resource. */
export interface Client {
  readonly _2fa: _2faClient;
  readonly constructor: ConstructorClient;
  readonly default: DefaultClient;
  readonly fetch: FetchClient;
  readonly object: ObjectClient;
  readonly straE: StraEClient;
}

/**
 * Creates a client for one environment and one set of credentials. It can be shared. Throws in a browser and for invalid options.
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
 * True for an API error of this operation. Its `status` then narrows `body` to the documented type. Its `code` is a
 * documented or an unlisted one; a `switch` over it needs a branch for the latter.
 */
export function isErrorOf<Id extends keyof OperationErrors>(
  operation: Id,
  error: unknown,
): error is OperationErrors[Id] {
  return isFailureOf({ id: operation }, error);
}

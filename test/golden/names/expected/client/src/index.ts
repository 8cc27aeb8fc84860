import { create_2faClient, type _2faClient } from './resources/2fa.ts';
import { createConstructorClient, type ConstructorClient } from './resources/constructor.ts';
import { createDefaultClient, type DefaultClient } from './resources/default.ts';
import { createFetchClient, type FetchClient } from './resources/fetch.ts';
import { createObjectClient, type ObjectClient } from './resources/object.ts';
import { createStraEClient, type StraEClient } from './resources/stra-e.ts';
import { type ClientOptions, createCaller } from './runtime/call.ts';

export type * from './resources/2fa.ts';
export type * from './resources/constructor.ts';
export type * from './resources/default.ts';
export type * from './resources/fetch.ts';
export type * from './resources/object.ts';
export type * from './resources/stra-e.ts';
export type { CallOptions, ClientOptions } from './runtime/call.ts';
export { ApiError, type Fault, InvalidRequestError } from './runtime/errors.ts';

/** One member a resource. */
export interface Client {
  readonly _2fa: _2faClient;
  readonly constructor: ConstructorClient;
  readonly default: DefaultClient;
  readonly fetch: FetchClient;
  readonly object: ObjectClient;
  readonly straE: StraEClient;
}

/** A client of one environment with one key. Keeps no state: share it freely. */
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

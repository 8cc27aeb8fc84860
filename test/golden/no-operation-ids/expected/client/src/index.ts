import { createDefaultClient, type DefaultClient } from './resources/default.ts';
import { createHarbourMasterClient, type HarbourMasterClient } from './resources/harbour-master.ts';
import { type ClientOptions, createCaller } from './runtime/call.ts';

export type * from './resources/default.ts';
export type * from './resources/harbour-master.ts';
export type { CallOptions, ClientOptions } from './runtime/call.ts';
export { ApiError, type Fault, InvalidRequestError } from './runtime/errors.ts';

/** One member a resource. */
export interface Client {
  readonly default: DefaultClient;
  readonly harbourMaster: HarbourMasterClient;
}

/** A client of one environment with one key. Keeps no state: share it freely. */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    default: createDefaultClient(call),
    harbourMaster: createHarbourMasterClient(call),
  };
}

import { createLightClient, type LightClient } from './resources/light.ts';
import { type ClientOptions, createCaller } from './runtime/call.ts';

export type * from './resources/light.ts';
export type { CallOptions, ClientOptions } from './runtime/call.ts';
export { ApiError, type Fault, InvalidRequestError } from './runtime/errors.ts';

/** One member a resource. */
export interface Client {
  readonly light: LightClient;
}

/** A client of one environment with one key. Keeps no state: share it freely. */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    light: createLightClient(call),
  };
}

import { type ClientOptions } from './runtime/call.ts';

export type { CallOptions, ClientOptions } from './runtime/call.ts';
export { ApiError, type Fault, InvalidRequestError } from './runtime/errors.ts';

/** One member a resource. */
export interface Client {}

/** A client of one environment with one key. Keeps no state: share it freely. */
export function createClient(_options: ClientOptions): Client {
  return {};
}

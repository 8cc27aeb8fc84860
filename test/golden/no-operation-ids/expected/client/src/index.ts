import { createDefaultClient, type DefaultClient } from './resources/default.ts';
import { createHarbourMasterClient, type HarbourMasterClient } from './resources/harbour-master.ts';
import { createCaller } from './core.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';
import type { ClientOptions } from './runtime/options.ts';

export * from './core.ts';
export type * from './operation-errors.ts';
export type * from './resources/default.ts';
export type * from './resources/harbour-master.ts';
export type { AddABoatRequest, AddABoatResult, AddABoatError } from './operations/add-a-boat.ts';
export type { GetRequest, GetResult, GetError } from './operations/get.ts';
export type { GetBoatsRequest, GetBoatsResult, GetBoatsError } from './operations/getBoats.ts';
export type {
  GetBoatsBoatIdCrewRequest,
  GetBoatsBoatIdCrewResult,
  GetBoatsBoatIdCrewError,
} from './operations/getBoatsBoatIdCrew.ts';

/** One member a resource. */
export interface Client {
  readonly default: DefaultClient;
  readonly harbourMaster: HarbourMasterClient;
}

/**
 * A client of one environment with one key. Share it freely. Throws in a browser, and for options that can't be right.
 */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    default: createDefaultClient(call),
    harbourMaster: createHarbourMasterClient(call),
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

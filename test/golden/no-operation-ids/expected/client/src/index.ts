// Generated from spec.yaml by `npm run generate`. Do not edit.
import { createDefaultClient, type DefaultClient } from './resources/default.ts';
import { createHarbourMasterClient, type HarbourMasterClient } from './resources/harbour-master.ts';
import { createCaller } from './core.ts';
import type { ClientOptions } from './client-options.ts';
import type { OperationErrors } from './operation-errors.ts';
import { isFailureOf } from './runtime/is-failure-of.ts';

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

/** One member per resource. */
export interface Client {
  readonly default: DefaultClient;
  readonly harbourMaster: HarbourMasterClient;
}

/**
 * Creates a client for one environment and one set of credentials. It can be shared. Throws in a browser and for invalid options.
 */
export function createClient(options: ClientOptions): Client {
  const call = createCaller(options);
  return {
    default: createDefaultClient(call),
    harbourMaster: createHarbourMasterClient(call),
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

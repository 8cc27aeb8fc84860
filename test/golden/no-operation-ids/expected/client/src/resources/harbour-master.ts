// Generated from spec.yaml by `npm run generate`. Do not edit.
import { endpoint as addABoatEndpoint, type AddABoatRequest, type AddABoatResult } from '../operations/add-a-boat.ts';
import {
  endpoint as getBoatsBoatIdCrewEndpoint,
  type GetBoatsBoatIdCrewRequest,
  type GetBoatsBoatIdCrewResult,
} from '../operations/getBoatsBoatIdCrew.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

export interface HarbourMasterClient {
  /** @see POST /boats, in the document at spec.yaml#/paths/~1boats/post */
  addABoat(request?: AddABoatRequest, options?: CallOptions): Call<AddABoatResult>;
  /** @see GET /boats/{boat-id}/crew, in the document at spec.yaml#/paths/~1boats~1{boat-id}~1crew/get */
  getBoatsBoatIdCrew(request: GetBoatsBoatIdCrewRequest, options?: CallOptions): Call<GetBoatsBoatIdCrewResult>;
}

export function createHarbourMasterClient(call: Caller): HarbourMasterClient {
  return {
    addABoat: (request = {}, options) => call<AddABoatRequest, AddABoatResult>(addABoatEndpoint, request, options),
    getBoatsBoatIdCrew: (request, options) =>
      call<GetBoatsBoatIdCrewRequest, GetBoatsBoatIdCrewResult>(getBoatsBoatIdCrewEndpoint, request, options),
  };
}

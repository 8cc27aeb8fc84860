import type { GetBoatsBoatIdCrewPath, GetBoatsBoatIdCrewResponse200 } from '@no-operation-ids/types';
import * as getBoatsBoatIdCrewChecks from '@no-operation-ids/validators/getBoatsBoatIdCrew';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const addABoatEndpoint: Endpoint = {
  id: 'add a boat',
  method: 'POST',
  path: '/boats',
  parameters: { path: [], query: [], header: [] },
  check: {},
};

export interface AddABoatRequest {}

const getBoatsBoatIdCrewEndpoint: Endpoint = {
  id: 'getBoatsBoatIdCrew',
  method: 'GET',
  path: '/boats/{boat-id}/crew',
  parameters: { path: [{ name: 'boat-id', style: 'simple', explode: false }], query: [], header: [] },
  check: { path: getBoatsBoatIdCrewChecks.path },
};

export interface GetBoatsBoatIdCrewRequest {
  readonly path: GetBoatsBoatIdCrewPath;
}

export interface HarbourMasterClient {
  addABoat(request?: AddABoatRequest, options?: CallOptions): Promise<undefined>;

  getBoatsBoatIdCrew(request: GetBoatsBoatIdCrewRequest, options?: CallOptions): Promise<GetBoatsBoatIdCrewResponse200>;
}

export function createHarbourMasterClient(call: Caller): HarbourMasterClient {
  return {
    addABoat: (request = {}, options) => call(addABoatEndpoint, request, options) as Promise<undefined>,
    getBoatsBoatIdCrew: (request, options) =>
      call(getBoatsBoatIdCrewEndpoint, request, options) as Promise<GetBoatsBoatIdCrewResponse200>,
  };
}

import type {
  SimulationRunsGetHeaders,
  SimulationRunsGetPath,
  SimulationRunsGetQuery,
  SimulationRunsGetResponse200,
} from '@billing/types';
import * as getChecks from '@billing/validators/simulationRuns.get';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const getEndpoint: Endpoint = {
  id: 'simulationRuns.get',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}',
  parameters: {
    path: [
      { name: 'simulation_id', style: 'simple', explode: false },
      { name: 'simulation_run_id', style: 'simple', explode: false },
    ],
    query: [{ name: 'include', style: 'form', explode: false }],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  check: { path: getChecks.path, query: getChecks.query, headers: getChecks.headers },
};

export interface SimulationRunsGetRequest {
  readonly path: SimulationRunsGetPath;
  readonly query?: SimulationRunsGetQuery;
  readonly headers?: SimulationRunsGetHeaders;
}

export interface SimulationRunsClient {
  /**
   * Get a simulation run
   *
   * One play of a simulation. A run sends its events one after the other and is `pending` until the last one was
   * tried; poll it every few seconds, or look at what arrives at your receiver. `completed` means that every event
   * was tried, not that every one was accepted: with `include=events` the response shows how each of them went.
   *
   * A run that is not a run of the simulation in the path is answered with `not_found`. Runs are kept for 90 days.
   */
  get(request: SimulationRunsGetRequest, options?: CallOptions): Promise<SimulationRunsGetResponse200>;
}

export function createSimulationRunsClient(call: Caller): SimulationRunsClient {
  return {
    get: (request, options) => call(getEndpoint, request, options) as Promise<SimulationRunsGetResponse200>,
  };
}

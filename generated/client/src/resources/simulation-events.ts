import type {
  SimulationEventsGetHeaders,
  SimulationEventsGetPath,
  SimulationEventsGetResponse200,
} from '@billing/types';
import * as getChecks from '@billing/validators/simulationEvents.get';

import type { Caller, CallOptions, Endpoint } from '../runtime/call.ts';

const getEndpoint: Endpoint = {
  id: 'simulationEvents.get',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}',
  parameters: {
    path: [
      { name: 'simulation_id', style: 'simple', explode: false },
      { name: 'simulation_run_id', style: 'simple', explode: false },
      { name: 'simulation_event_id', style: 'simple', explode: false },
    ],
    query: [],
    header: [{ name: 'service-version', style: 'simple', explode: false }],
  },
  check: { path: getChecks.path, headers: getChecks.headers },
};

export interface SimulationEventsGetRequest {
  readonly path: SimulationEventsGetPath;
  readonly headers?: SimulationEventsGetHeaders;
}

export interface SimulationEventsClient {
  /**
   * Get a simulation event
   *
   * One event of a run: what was sent to the destination and what it answered. `request.body` is the exact text of the
   * webhook, which helps when a receiver's signature check fails.
   *
   * `failed` with a `response` means that the destination answered with a status other than 2xx; `failed` without one,
   * that nothing came back within five seconds. An event is `aborted` when it could not be sent at all. All three
   * identifiers of the path have to belong together.
   */
  get(request: SimulationEventsGetRequest, options?: CallOptions): Promise<SimulationEventsGetResponse200>;
}

export function createSimulationEventsClient(call: Caller): SimulationEventsClient {
  return {
    get: (request, options) => call(getEndpoint, request, options) as Promise<SimulationEventsGetResponse200>,
  };
}

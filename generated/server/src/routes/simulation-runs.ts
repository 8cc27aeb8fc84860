import type {
  SimulationRunsGetHeaders,
  SimulationRunsGetPath,
  SimulationRunsGetQuery,
  SimulationRunsGetResponse200,
} from '@billing/types';
import * as simulationRunsGetChecks from '@billing/validators/simulationRuns.get';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const simulationRunsGetRoute = {
  id: 'simulationRuns.get',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}',
  security: [{ scheme: 'apiKey', permissions: ['notification_simulation.read'] }],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'simulation_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
      {
        name: 'simulation_run_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [{ name: 'include', shape: 'array', kind: 'string', style: 'form', explode: false }],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: {
    path: simulationRunsGetChecks.path,
    query: simulationRunsGetChecks.query,
    headers: simulationRunsGetChecks.headers,
  },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'bad_request',
    'invalid_field',
    'unexpected_request_body',
    'request_headers_too_large',
    'not_found',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export interface SimulationRunsGetRequest extends RequestBase {
  readonly path: SimulationRunsGetPath;
  readonly query: SimulationRunsGetQuery;
  readonly headers: SimulationRunsGetHeaders;
}

export type SimulationRunsGetResult = {
  readonly status: 200;
  readonly body: SimulationRunsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationRunsHandlers<Context> {
  /**
   * Get a simulation run
   *
   * One play of a simulation. A run sends its events one after the other and is `pending` until the last one was
   * tried; poll it every few seconds, or look at what arrives at your receiver. `completed` means that every event
   * was tried, not that every one was accepted: with `include=events` the response shows how each of them went.
   *
   * A run that is not a run of the simulation in the path is answered with `not_found`. Runs are kept for 90 days.
   */
  readonly get: Handler<SimulationRunsGetRequest, SimulationRunsGetResult, Context>;
}

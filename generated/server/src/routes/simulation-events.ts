import type {
  SimulationEventsGetHeaders,
  SimulationEventsGetPath,
  SimulationEventsGetResponse200,
} from '@billing/types';
import * as simulationEventsGetChecks from '@billing/validators/simulationEvents.get';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const simulationEventsGetRoute = {
  id: 'simulationEvents.get',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}',
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
      {
        name: 'simulation_event_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
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
  check: { path: simulationEventsGetChecks.path, headers: simulationEventsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'bad_request',
    'unexpected_request_body',
    'request_headers_too_large',
    'not_found',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export interface SimulationEventsGetRequest extends RequestBase {
  readonly path: SimulationEventsGetPath;
  readonly headers: SimulationEventsGetHeaders;
}

export type SimulationEventsGetResult = {
  readonly status: 200;
  readonly body: SimulationEventsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationEventsHandlers<Context> {
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
  readonly get: Handler<SimulationEventsGetRequest, SimulationEventsGetResult, Context>;
}

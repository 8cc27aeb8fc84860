import type { SimulationTypesListHeaders, SimulationTypesListResponse200 } from '@billing/types';
import * as simulationTypesListChecks from '@billing/validators/simulationTypes.list';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const simulationTypesListRoute = {
  id: 'simulationTypes.list',
  method: 'GET',
  path: '/simulation-types',
  security: [{ scheme: 'apiKey', permissions: [] }],
  rateLimit: 'default',
  parameters: {
    path: [],
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
  check: { headers: simulationTypesListChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'unexpected_request_body',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
  ],
  emits: [],
} as const satisfies Route;

export interface SimulationTypesListRequest extends RequestBase<
  (typeof simulationTypesListRoute)['errorCodes'][number]
> {
  readonly headers: SimulationTypesListHeaders;
}

export type SimulationTypesListResult = {
  readonly status: 200;
  readonly body: SimulationTypesListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationTypesHandlers<Context> {
  /**
   * List simulation types
   *
   * Everything that can be simulated, in one piece: each event type, as a single event, and five scenarios that play all
   * events of one step in the life of a subscription. `events` of a scenario shows which ones in their usual order; options
   * of a simulation can leave some out or add others.
   *
   *
   * @see operations/simulation-types.yaml#/simulation-types/get
   */
  readonly list: Handler<SimulationTypesListRequest, SimulationTypesListResult, Context>;
}

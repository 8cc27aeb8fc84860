// Generated from spec.yaml by `npm run generate`. Do not edit.
import type { SimulationTypesListHeaders, SimulationTypesListResponse200 } from '@billing/types';
import * as simulationTypesListChecks from '@billing/validators/simulationTypes.list';

import type { Handler, RequestBase, Route } from '../runtime/route.ts';

export const simulationTypesListRoute = {
  id: 'simulationTypes.list',
  method: 'GET',
  path: '/simulation-types',
  security: [[{ scheme: 'apiKey', permissions: [] }]],
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
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'unexpected_request_body',
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
   * Lists everything that you can simulate, on one page: each event type, as a single event, and five
   * scenarios that send all events of one step in the life of a subscription. `events` of a scenario lists
   * its events in their default order; the options of a simulation can remove some or add others.
   *
   *
   * @see operations/simulation-types.yaml#/simulation-types/get
   */
  readonly list: Handler<SimulationTypesListRequest, SimulationTypesListResult, Context>;
}

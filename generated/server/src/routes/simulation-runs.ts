import type {
  SimulationRunsCreateHeaders,
  SimulationRunsCreatePath,
  SimulationRunsCreateResponse201,
  SimulationRunsGetHeaders,
  SimulationRunsGetPath,
  SimulationRunsGetQuery,
  SimulationRunsGetResponse200,
  SimulationRunsListHeaders,
  SimulationRunsListPath,
  SimulationRunsListQuery,
  SimulationRunsListResponse200,
} from '@billing/types';
import * as simulationRunsCreateChecks from '@billing/validators/simulationRuns.create';
import * as simulationRunsGetChecks from '@billing/validators/simulationRuns.get';
import * as simulationRunsListChecks from '@billing/validators/simulationRuns.list';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const simulationRunsCreateRoute = {
  id: 'simulationRuns.create',
  method: 'POST',
  path: '/simulations/{simulation_id}/runs',
  security: [{ scheme: 'apiKey', permissions: ['notification_simulation.write'] }],
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
  check: { path: simulationRunsCreateChecks.path, headers: simulationRunsCreateChecks.headers },
  errorCodes: [
    'invalid_token',
    'forbidden',
    'invalid_version',
    'bad_request',
    'unexpected_request_body',
    'request_headers_too_large',
    'not_found',
    'entity_archived',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'notification_simulation_already_running_conflict',
    'notification_simulation_run_notification_settings_conflict',
    'notification_simulation_run_configuration_conflict',
    'storage_limit_reached',
  ],
  emits: [],
} as const satisfies Route;

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

export const simulationRunsListRoute = {
  id: 'simulationRuns.list',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs',
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
    ],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'include', shape: 'array', kind: 'string', style: 'form', explode: false },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
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
    path: simulationRunsListChecks.path,
    query: simulationRunsListChecks.query,
    headers: simulationRunsListChecks.headers,
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

export interface SimulationRunsCreateRequest extends RequestBase<
  (typeof simulationRunsCreateRoute)['errorCodes'][number]
> {
  readonly path: SimulationRunsCreatePath;
  readonly headers: SimulationRunsCreateHeaders;
}

export type SimulationRunsCreateResult = {
  readonly status: 201;
  readonly body: SimulationRunsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationRunsGetRequest extends RequestBase<(typeof simulationRunsGetRoute)['errorCodes'][number]> {
  readonly path: SimulationRunsGetPath;
  readonly query: SimulationRunsGetQuery;
  readonly headers: SimulationRunsGetHeaders;
}

export type SimulationRunsGetResult = {
  readonly status: 200;
  readonly body: SimulationRunsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationRunsListRequest extends RequestBase<(typeof simulationRunsListRoute)['errorCodes'][number]> {
  readonly path: SimulationRunsListPath;
  readonly query: WithDefaults<SimulationRunsListQuery, 'per_page' | 'order_by'>;
  readonly headers: SimulationRunsListHeaders;
}

export type SimulationRunsListResult = {
  readonly status: 200;
  readonly body: SimulationRunsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationRunsHandlers<Context> {
  /**
   * Run a simulation
   *
   * Starts a run and answers while it is `pending`: its events are then sent one after the other, about a second apart,
   * each of them once. Read the run with `include=events` to follow it.
   *
   * The simulation must be active and not be running already. Its destination must be of type `url`, active, and take
   * simulated events (`traffic_source` `simulation` or `all`); which event types it subscribes to does not matter.
   *
   * The webhooks are signed like any other. In their bodies `event_id` is the identifier of the simulation event, and
   * `notification_id` begins with `ntfsimntf_`, by which a receiver can tell them from real ones. They appear neither in
   * `GET /events` nor in `GET /notifications`.
   *
   * A run whose events come to more than 2 MiB is refused with `notification_simulation_run_configuration_conflict`.
   *
   *
   * @see operations/simulation-runs.yaml#/simulation-runs/post
   */
  readonly create: Handler<SimulationRunsCreateRequest, SimulationRunsCreateResult, Context>;
  /**
   * Get a simulation run
   *
   * One play of a simulation. A run sends its events one after the other and is `pending` until the last one was
   * tried; poll it every few seconds, or look at what arrives at your receiver. `completed` means that every event
   * was tried, not that every one was accepted: with `include=events` the response shows how each of them went.
   *
   * A run that is not a run of the simulation in the path is answered with `not_found`. Runs are kept for 90 days.
   *
   * The events of a run can show stored entities, which whoever started it may read. To include them, a key needs the
   * read permissions of these entities too, or the answer is `forbidden`.
   *
   *
   * @see operations/simulation-runs.yaml#/simulation-run/get
   */
  readonly get: Handler<SimulationRunsGetRequest, SimulationRunsGetResult, Context>;
  /**
   * List the runs of a simulation
   *
   * The runs of a simulation in the last 90 days. `include=events` adds to each what became of its events, request and
   * response bodies included. A page of large runs ends early then.
   *
   * The events of a run can show stored entities, which whoever started it may read. To include them, a key needs the
   * read permissions of these entities too, or the answer is `forbidden`; name the runs that it may see in `id`.
   *
   *
   * @see operations/simulation-runs.yaml#/simulation-runs/get
   */
  readonly list: Handler<SimulationRunsListRequest, SimulationRunsListResult, Context>;
}

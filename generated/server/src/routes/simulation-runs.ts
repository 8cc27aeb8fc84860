// Generated from spec.yaml by `npm run generate`. Do not edit.
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
  security: [[{ scheme: 'apiKey', permissions: ['notification_simulation.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
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
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  check: { path: simulationRunsCreateChecks.path, headers: simulationRunsCreateChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'entity_archived',
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
  security: [[{ scheme: 'apiKey', permissions: ['notification_simulation.read'] }]],
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
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const simulationRunsListRoute = {
  id: 'simulationRuns.list',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs',
  security: [[{ scheme: 'apiKey', permissions: ['notification_simulation.read'] }]],
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
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
    'bad_request',
    'not_found',
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
   * Starts a run. The response shows it as `pending`; its events are then sent one after the other, about
   * one second apart, each of them once. Read the run with `include=events` to follow it.
   *
   * The simulation must be active and must not have a pending run. Its destination must be of type `url`,
   * active, and accept simulated events (`traffic_source` `simulation` or `all`); the event types that it
   * subscribes to don't matter.
   *
   * The webhooks are signed like any other. In their bodies, `event_id` is the identifier of the simulation
   * event, and `notification_id` begins with `ntfsimntf_`, so a receiver can distinguish them from real
   * webhooks. They don't appear in `GET /events` or `GET /notifications`.
   *
   * A run whose events exceed 2 MiB is rejected with `notification_simulation_run_configuration_conflict`.
   *
   *
   * @see operations/simulation-runs.yaml#/simulation-runs/post
   */
  readonly create: Handler<SimulationRunsCreateRequest, SimulationRunsCreateResult, Context>;
  /**
   * Get a simulation run
   *
   * Returns one run of a simulation. A run sends its events one after the other and is `pending` until the
   * last one was attempted. Poll it every few seconds, or watch your receiver. `completed` means that every
   * event was attempted, not that every one was accepted: use `include=events` to see the result of each
   * event.
   *
   * If the run belongs to another simulation than the one in the path, the response is `not_found`. Runs
   * are available for 90 days.
   *
   * The events of a run can show stored entities that the creator of the run was allowed to read. To
   * include events, a key also needs the read permissions for these entities; otherwise the response is
   * `forbidden`.
   *
   *
   * @see operations/simulation-runs.yaml#/simulation-run/get
   */
  readonly get: Handler<SimulationRunsGetRequest, SimulationRunsGetResult, Context>;
  /**
   * List the runs of a simulation
   *
   * Lists the runs of a simulation in the last 90 days. `include=events` adds the events of each run with
   * their request and response bodies. A page with large runs can contain fewer items.
   *
   * The events of a run can show stored entities that the creator of the run was allowed to read. To
   * include events, a key also needs the read permissions for these entities; otherwise the response is
   * `forbidden`. Use `id` to select the runs that the key may read.
   *
   *
   * @see operations/simulation-runs.yaml#/simulation-runs/get
   */
  readonly list: Handler<SimulationRunsListRequest, SimulationRunsListResult, Context>;
}

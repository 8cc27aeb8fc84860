// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationEventsGetHeaders,
  SimulationEventsGetPath,
  SimulationEventsGetResponse200,
  SimulationEventsListHeaders,
  SimulationEventsListPath,
  SimulationEventsListQuery,
  SimulationEventsListResponse200,
  SimulationEventsReplayHeaders,
  SimulationEventsReplayPath,
  SimulationEventsReplayResponse202,
} from '@billing/types';
import * as simulationEventsGetChecks from '@billing/validators/simulationEvents.get';
import * as simulationEventsListChecks from '@billing/validators/simulationEvents.list';
import * as simulationEventsReplayChecks from '@billing/validators/simulationEvents.replay';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const simulationEventsGetRoute = {
  id: 'simulationEvents.get',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}',
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
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const simulationEventsListRoute = {
  id: 'simulationEvents.list',
  method: 'GET',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events',
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
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
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
    path: simulationEventsListChecks.path,
    query: simulationEventsListChecks.query,
    headers: simulationEventsListChecks.headers,
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

export const simulationEventsReplayRoute = {
  id: 'simulationEvents.replay',
  method: 'POST',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay',
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
  check: { path: simulationEventsReplayChecks.path, headers: simulationEventsReplayChecks.headers },
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
    'notification_simulation_already_running_conflict',
    'notification_simulation_run_notification_settings_conflict',
    'storage_limit_reached',
  ],
  emits: [],
} as const satisfies Route;

export interface SimulationEventsGetRequest extends RequestBase<
  (typeof simulationEventsGetRoute)['errorCodes'][number]
> {
  readonly path: SimulationEventsGetPath;
  readonly headers: SimulationEventsGetHeaders;
}

export type SimulationEventsGetResult = {
  readonly status: 200;
  readonly body: SimulationEventsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationEventsListRequest extends RequestBase<
  (typeof simulationEventsListRoute)['errorCodes'][number]
> {
  readonly path: SimulationEventsListPath;
  readonly query: WithDefaults<SimulationEventsListQuery, 'per_page' | 'order_by'>;
  readonly headers: SimulationEventsListHeaders;
}

export type SimulationEventsListResult = {
  readonly status: 200;
  readonly body: SimulationEventsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationEventsReplayRequest extends RequestBase<
  (typeof simulationEventsReplayRoute)['errorCodes'][number]
> {
  readonly path: SimulationEventsReplayPath;
  readonly headers: SimulationEventsReplayHeaders;
}

export type SimulationEventsReplayResult = {
  readonly status: 202;
  readonly body: SimulationEventsReplayResponse202;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationEventsHandlers<Context> {
  /**
   * Get a simulation event
   *
   * Returns one event of a run: what was sent to the destination, and its response. `request.body` is the
   * exact text of the webhook, which helps when the signature check of a receiver fails.
   *
   * `failed` with a `response` means that the destination responded with a status other than 2xx. `failed`
   * without one means that there was no response within five seconds. An event is `aborted` when it could
   * not be sent at all. The three identifiers of the path must belong together.
   *
   * The events of a run can show stored entities that the creator of the run was allowed to read. A key
   * without the read permissions for these entities receives `forbidden`.
   *
   *
   * @see operations/simulation-events.yaml#/simulation-event/get
   */
  readonly get: Handler<SimulationEventsGetRequest, SimulationEventsGetResult, Context>;
  /**
   * List the events of a run
   *
   * Lists the events of a simulation run, with each request and response. With `order_by=id[ASC]` they are
   * in the order in which they are sent, with replays last.
   *
   * The events of a run can show stored entities that the creator of the run was allowed to read. A key
   * without the read permissions for these entities receives `forbidden`.
   *
   *
   * @see operations/simulation-events.yaml#/simulation-events/get
   */
  readonly list: Handler<SimulationEventsListRequest, SimulationEventsListResult, Context>;
  /**
   * Replay a simulation event
   *
   * Sends one event of a run again. This adds a simulation event to the run with the same type and data, a
   * new identifier, and the current time as `occurred_at`. The response shows it as `pending`.
   *
   * The run must have ended, and its destination must accept simulated events, as when you start a run. The
   * status of the run does not change.
   *
   * The events of a run can show stored entities that the creator of the run was allowed to read. A key
   * without the read permissions for these entities receives `forbidden`.
   *
   *
   * @see operations/simulation-events.yaml#/replay/post
   */
  readonly replay: Handler<SimulationEventsReplayRequest, SimulationEventsReplayResult, Context>;
}

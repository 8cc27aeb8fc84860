// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationEventsReplayHeaders,
  SimulationEventsReplayPath,
  SimulationEventsReplayResponse202,
  SimulationEventsReplayResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response202Check } from '@billing/validators/simulationEvents.replay';

import {
  BadRequestError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  NotificationSimulationAlreadyRunningConflictError,
  NotificationSimulationRunNotificationSettingsConflictError,
  type RequestHeadersTooLargeError,
  type ServiceUnavailableError,
  StorageLimitReachedError,
  type TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, ErrorStatus, ApiErrors, UnlistedCode } from '../runtime/errors.ts';
import { writePath } from '../runtime/parameters/path.ts';

export interface SimulationEventsReplayRequest {
  readonly path: SimulationEventsReplayPath;
  readonly headers?: SimulationEventsReplayHeaders;
}

/** The result of `simulationEvents.replay`. */
export type SimulationEventsReplayResult = SimulationEventsReplayResponse202;

/** The errors of `simulationEvents.replay`, by `code`. */
export type SimulationEventsReplayError =
  | BadRequestError
  | ForbiddenError
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | NotificationSimulationAlreadyRunningConflictError
  | NotificationSimulationRunNotificationSettingsConflictError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 422 | 429 | 431 | 500 | 503, SimulationEventsReplayResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 431 | 500 | 503>>;

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
 * Needs the permission `notification_simulation.write`.
 * At most 240 requests in 60 seconds.
 *
 * @see POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay, in the document at operations/simulation-events.yaml#/replay/post
 */
export const endpoint: Endpoint<
  SimulationEventsReplayRequest,
  SimulationEventsReplayResult,
  SimulationEventsReplayError
> = {
  id: 'simulationEvents.replay',
  method: 'POST',
  path: '/simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay',
  parameters: {
    path: writePath({ name: 'simulation_id' }, { name: 'simulation_run_id' }, { name: 'simulation_event_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck },
  responses: { '202': response202Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    notification_simulation_already_running_conflict: NotificationSimulationAlreadyRunningConflictError,
    notification_simulation_run_notification_settings_conflict:
      NotificationSimulationRunNotificationSettingsConflictError,
    storage_limit_reached: StorageLimitReachedError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationEventsReplayHeaders,
  SimulationEventsReplayPath,
  SimulationEventsReplayResponse202,
} from '@billing/types';
import { pathCheck, headersCheck, response202Check } from '@billing/validators/simulationEvents.replay';

import {
  BadRequestError,
  ForbiddenError,
  InternalError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  NotificationSimulationAlreadyRunningConflictError,
  NotificationSimulationRunNotificationSettingsConflictError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  StorageLimitReachedError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

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
  | ApiError<UnlistedCode>;

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
 * The client does not retry it when no response arrives, since that could do it twice.
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
    path: [{ name: 'simulation_id' }, { name: 'simulation_run_id' }, { name: 'simulation_event_id' }],
    header: [{ name: 'service-version' }],
  },
  check: { path: pathCheck, headers: headersCheck },
  responses: { '202': response202Check },
  errors: {
    bad_request: BadRequestError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    notification_simulation_already_running_conflict: NotificationSimulationAlreadyRunningConflictError,
    notification_simulation_run_notification_settings_conflict:
      NotificationSimulationRunNotificationSettingsConflictError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    storage_limit_reached: StorageLimitReachedError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};

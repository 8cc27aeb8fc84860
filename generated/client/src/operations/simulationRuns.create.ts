// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationRunsCreateHeaders,
  SimulationRunsCreatePath,
  SimulationRunsCreateResponse201,
} from '@billing/types';
import { pathCheck, headersCheck, response201Check } from '@billing/validators/simulationRuns.create';

import {
  BadRequestError,
  EntityArchivedError,
  ForbiddenError,
  InternalError,
  InvalidTokenError,
  InvalidVersionError,
  NotFoundError,
  NotificationSimulationAlreadyRunningConflictError,
  NotificationSimulationRunConfigurationConflictError,
  NotificationSimulationRunNotificationSettingsConflictError,
  RequestHeadersTooLargeError,
  ServiceUnavailableError,
  StorageLimitReachedError,
  TooManyRequestsError,
  UnexpectedRequestBodyError,
} from '../errors.ts';
import type { Endpoint } from '../runtime/endpoint.ts';
import type { ApiError, UnlistedCode } from '../runtime/errors.ts';

export interface SimulationRunsCreateRequest {
  readonly path: SimulationRunsCreatePath;
  readonly headers?: SimulationRunsCreateHeaders;
}

/** The result of `simulationRuns.create`. */
export type SimulationRunsCreateResult = SimulationRunsCreateResponse201;

/** The errors of `simulationRuns.create`, by `code`. */
export type SimulationRunsCreateError =
  | BadRequestError
  | EntityArchivedError
  | ForbiddenError
  | InternalError
  | InvalidTokenError
  | InvalidVersionError
  | NotFoundError
  | NotificationSimulationAlreadyRunningConflictError
  | NotificationSimulationRunConfigurationConflictError
  | NotificationSimulationRunNotificationSettingsConflictError
  | RequestHeadersTooLargeError
  | ServiceUnavailableError
  | StorageLimitReachedError
  | TooManyRequestsError
  | UnexpectedRequestBodyError
  | ApiError<UnlistedCode>;

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
 * Needs the permission `notification_simulation.write`.
 * At most 240 requests in 60 seconds.
 * The client does not retry it when no response arrives, since that could do it twice.
 *
 * @throws {NotificationSimulationRunConfigurationConflictError} Simulation no longer fits its entities
 * @see POST /simulations/{simulation_id}/runs, in the document at operations/simulation-runs.yaml#/simulation-runs/post
 */
export const endpoint: Endpoint<SimulationRunsCreateRequest, SimulationRunsCreateResult, SimulationRunsCreateError> = {
  id: 'simulationRuns.create',
  method: 'POST',
  path: '/simulations/{simulation_id}/runs',
  parameters: { path: [{ name: 'simulation_id' }], header: [{ name: 'service-version' }] },
  check: { path: pathCheck, headers: headersCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    internal_error: InternalError,
    invalid_token: InvalidTokenError,
    invalid_version: InvalidVersionError,
    not_found: NotFoundError,
    notification_simulation_already_running_conflict: NotificationSimulationAlreadyRunningConflictError,
    notification_simulation_run_configuration_conflict: NotificationSimulationRunConfigurationConflictError,
    notification_simulation_run_notification_settings_conflict:
      NotificationSimulationRunNotificationSettingsConflictError,
    request_headers_too_large: RequestHeadersTooLargeError,
    service_unavailable: ServiceUnavailableError,
    storage_limit_reached: StorageLimitReachedError,
    too_many_requests: TooManyRequestsError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};

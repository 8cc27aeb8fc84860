// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationRunsCreateHeaders,
  SimulationRunsCreatePath,
  SimulationRunsCreateResponse201,
  SimulationRunsCreateResponse400,
} from '@billing/types';
import { pathCheck, headersCheck, response201Check } from '@billing/validators/simulationRuns.create';

import {
  BadRequestError,
  EntityArchivedError,
  ForbiddenError,
  IdempotencyKeyInUseError,
  IdempotencyKeyReusedError,
  type InternalError,
  InvalidTokenError,
  type InvalidVersionError,
  NotFoundError,
  NotificationSimulationAlreadyRunningConflictError,
  NotificationSimulationRunConfigurationConflictError,
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
  | IdempotencyKeyInUseError
  | IdempotencyKeyReusedError
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
  | ApiErrors<400 | 401 | 403 | 404 | 409 | 422 | 429 | 431 | 500 | 503, SimulationRunsCreateResponse400>
  | ApiError<UnlistedCode, Exclude<ErrorStatus, 400 | 401 | 403 | 404 | 409 | 422 | 429 | 431 | 500 | 503>>;

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
 *
 * @throws {NotificationSimulationRunConfigurationConflictError} Simulation no longer fits its entities
 * @see POST /simulations/{simulation_id}/runs, in the document at operations/simulation-runs.yaml#/simulation-runs/post
 */
export const endpoint: Endpoint<SimulationRunsCreateRequest, SimulationRunsCreateResult, SimulationRunsCreateError> = {
  id: 'simulationRuns.create',
  method: 'POST',
  path: '/simulations/{simulation_id}/runs',
  parameters: {
    path: writePath({ name: 'simulation_id' }),
    header: [{ name: 'service-version' }, { name: 'idempotency-key' }],
  },
  idempotencyKey: 'idempotency-key',
  check: { path: pathCheck, headers: headersCheck },
  responses: { '201': response201Check },
  errors: {
    bad_request: BadRequestError,
    entity_archived: EntityArchivedError,
    forbidden: ForbiddenError,
    idempotency_key_in_use: IdempotencyKeyInUseError,
    idempotency_key_reused: IdempotencyKeyReusedError,
    invalid_token: InvalidTokenError,
    not_found: NotFoundError,
    notification_simulation_already_running_conflict: NotificationSimulationAlreadyRunningConflictError,
    notification_simulation_run_configuration_conflict: NotificationSimulationRunConfigurationConflictError,
    notification_simulation_run_notification_settings_conflict:
      NotificationSimulationRunNotificationSettingsConflictError,
    storage_limit_reached: StorageLimitReachedError,
    unexpected_request_body: UnexpectedRequestBodyError,
  },
};

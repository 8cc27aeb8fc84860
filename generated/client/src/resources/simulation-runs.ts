// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type SimulationRunsCreateRequest,
  type SimulationRunsCreateResult,
} from '../operations/simulationRuns.create.ts';
import {
  endpoint as getEndpoint,
  type SimulationRunsGetRequest,
  type SimulationRunsGetResult,
} from '../operations/simulationRuns.get.ts';
import {
  endpoint as listEndpoint,
  type SimulationRunsListRequest,
  type SimulationRunsListResult,
  type SimulationRunsListItem,
} from '../operations/simulationRuns.list.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Sample events for testing a receiver, single or as a step in the life of a subscription. */
export interface SimulationRunsClient {
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
  create(request: SimulationRunsCreateRequest, options?: CallOptions): Call<SimulationRunsCreateResult>;
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
   * Needs the permission `notification_simulation.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /simulations/{simulation_id}/runs/{simulation_run_id}, in the document at operations/simulation-runs.yaml#/simulation-run/get
   */
  get(request: SimulationRunsGetRequest, options?: CallOptions): Call<SimulationRunsGetResult>;
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
   * Needs the permission `notification_simulation.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /simulations/{simulation_id}/runs, in the document at operations/simulation-runs.yaml#/simulation-runs/get
   */
  list(
    request: SimulationRunsListRequest,
    options?: CallOptions,
  ): PagedCall<SimulationRunsListResult, SimulationRunsListItem>;
}

export function createSimulationRunsClient(call: Caller): SimulationRunsClient {
  return {
    create: (request, options) =>
      call<SimulationRunsCreateRequest, SimulationRunsCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<SimulationRunsGetRequest, SimulationRunsGetResult>(getEndpoint, request, options),
    list: (request, options) =>
      call<SimulationRunsListRequest, SimulationRunsListResult, SimulationRunsListItem>(listEndpoint, request, options),
  };
}

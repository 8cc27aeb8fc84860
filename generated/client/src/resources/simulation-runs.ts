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

/** Sample events, single or as the whole course of a subscription, to test a receiver with. */
export interface SimulationRunsClient {
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
   * Needs the permission `notification_simulation.write`.
   * At most 240 requests in 60 seconds.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @throws {NotificationSimulationRunConfigurationConflictError} Simulation no longer fits its entities
   * @see POST /simulations/{simulation_id}/runs, in the document at operations/simulation-runs.yaml#/simulation-runs/post
   */
  create(request: SimulationRunsCreateRequest, options?: CallOptions): Call<SimulationRunsCreateResult>;
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
   * Needs the permission `notification_simulation.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /simulations/{simulation_id}/runs/{simulation_run_id}, in the document at operations/simulation-runs.yaml#/simulation-run/get
   */
  get(request: SimulationRunsGetRequest, options?: CallOptions): Call<SimulationRunsGetResult>;
  /**
   * List the runs of a simulation
   *
   * The runs of a simulation in the last 90 days. `include=events` adds to each what became of its events, request and
   * response bodies included. A page of large runs ends early then.
   *
   * The events of a run can show stored entities, which whoever started it may read. To include them, a key needs the
   * read permissions of these entities too, or the answer is `forbidden`; name the runs that it may see in `id`.
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
    create: (request, options) => call(createEndpoint, request, options),
    get: (request, options) => call(getEndpoint, request, options),
    list: (request, options) => call(listEndpoint, request, options),
  };
}

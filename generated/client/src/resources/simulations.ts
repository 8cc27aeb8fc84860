// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as createEndpoint,
  type SimulationsCreateRequest,
  type SimulationsCreateResult,
} from '../operations/simulations.create.ts';
import {
  endpoint as getEndpoint,
  type SimulationsGetRequest,
  type SimulationsGetResult,
} from '../operations/simulations.get.ts';
import {
  endpoint as listEndpoint,
  type SimulationsListRequest,
  type SimulationsListResult,
  type SimulationsListItem,
} from '../operations/simulations.list.ts';
import {
  endpoint as updateEndpoint,
  type SimulationsUpdateRequest,
  type SimulationsUpdateResult,
} from '../operations/simulations.update.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Sample events for testing a receiver, single or as a step in the life of a subscription. */
export interface SimulationsClient {
  /**
   * Create a simulation
   *
   * Creates a simulation: a description of events to send to a destination for testing. It sends nothing
   * until you run it, and you can run it any number of times.
   *
   * If `type` is an event type, the simulation sends that event. Its data is a sample; the members of
   * `payload` replace members with the same name. If `payload` has the `id` of a stored entity of that
   * kind, the data of the entity replaces the sample. The result is validated against the schema of the
   * event, so a misspelled member is rejected.
   *
   * If `type` is a scenario, the simulation sends all events of one step in the life of a subscription,
   * with consistent data. `config` has one member, named like the scenario, which selects options and the
   * stored entities to use. Without it, the scenario runs with default options and sample data.
   *
   * Each stored entity that you name requires its read permission; otherwise the response is `forbidden`.
   * Simulations never change stored entities.
   *
   * Needs the permission `notification_simulation.write`.
   * At most 240 requests in 60 seconds.
   *
   * @see POST /simulations, in the document at operations/simulations.yaml#/simulations/post
   */
  create(request: SimulationsCreateRequest, options?: CallOptions): Call<SimulationsCreateResult>;
  /**
   * Get a simulation
   *
   * Returns one simulation: what it sends, and where. The `config` of a scenario is complete; it includes
   * the default of each option that you left out.
   *
   * Needs the permission `notification_simulation.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /simulations/{simulation_id}, in the document at operations/simulations.yaml#/simulation/get
   */
  get(request: SimulationsGetRequest, options?: CallOptions): Call<SimulationsGetResult>;
  /**
   * List simulations
   *
   * Lists the simulations of the account. To include archived simulations, filter by `status`.
   *
   * Needs the permission `notification_simulation.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /simulations, in the document at operations/simulations.yaml#/simulations/get
   */
  list(request?: SimulationsListRequest, options?: CallOptions): PagedCall<SimulationsListResult, SimulationsListItem>;
  /**
   * Update a simulation
   *
   * Changes the members in the body and leaves all others unchanged; `payload` and `config` are replaced as
   * a whole. The result must be consistent: if you change `type`, also send a `payload` or `config` that
   * matches it, or `null` to remove one that does not.
   *
   * A pending run continues with the values that it was started with. `status: archived` cancels it; you
   * can run the simulation again once it is `active`.
   *
   * Needs the permission `notification_simulation.write`.
   * At most 240 requests in 60 seconds.
   *
   * @see PATCH /simulations/{simulation_id}, in the document at operations/simulations.yaml#/simulation/patch
   */
  update(request: SimulationsUpdateRequest, options?: CallOptions): Call<SimulationsUpdateResult>;
}

export function createSimulationsClient(call: Caller): SimulationsClient {
  return {
    create: (request, options) =>
      call<SimulationsCreateRequest, SimulationsCreateResult>(createEndpoint, request, options),
    get: (request, options) => call<SimulationsGetRequest, SimulationsGetResult>(getEndpoint, request, options),
    list: (request = {}, options) =>
      call<SimulationsListRequest, SimulationsListResult, SimulationsListItem>(listEndpoint, request, options),
    update: (request, options) =>
      call<SimulationsUpdateRequest, SimulationsUpdateResult>(updateEndpoint, request, options),
  };
}

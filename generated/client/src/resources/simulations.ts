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

/** Sample events, single or as the whole course of a subscription, to test a receiver with. */
export interface SimulationsClient {
  /**
   * Create a simulation
   *
   * Describes what to send to a destination to try it out. Nothing is sent yet: that is what runs are for, and a simulation
   * can be run as often as you like.
   *
   * With an event type as `type`, it sends that one event. Its data is a sample, in which the members of `payload` replace
   * those of the same name. If `payload` has the `id` of a stored entity of that kind, its data takes the place of the
   * sample. The result is checked against the schema of the event, so a misspelt member is refused.
   *
   * With a scenario as `type`, it sends all events of one step in the life of a subscription, which tell one story. `config`
   * has one member, named like the scenario; it says how the story goes and which stored entities it is about. Leave it out
   * to play the usual course with samples.
   *
   * Each stored entity that you name needs its read permission, or the answer is `forbidden`. Nothing that a simulation
   * does changes a stored entity.
   *
   * Needs the permission `notification_simulation.write`.
   * At most 240 requests in 60 seconds.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @see POST /simulations, in the document at operations/simulations.yaml#/simulations/post
   */
  create(request: SimulationsCreateRequest, options?: CallOptions): Call<SimulationsCreateResult>;
  /**
   * Get a simulation
   *
   * What one simulation sends and where to. The `config` of a scenario is complete, with the default of each option that was
   * left out.
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
   * The simulations of the account. Archived ones are left out unless you ask for them with `status`.
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
   * Changes the members that the body names and leaves the others as they are; `payload` and `config` are replaced whole.
   * What results has to fit together: whoever changes `type` sends a `payload` or `config` along that fits it, or `null` in
   * place of one that does not.
   *
   * A run that is under way plays what it was started with. With `status: archived` it is canceled, and the simulation can
   * be run again once it is `active`.
   *
   * Needs the permission `notification_simulation.write`.
   * At most 240 requests in 60 seconds.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @see PATCH /simulations/{simulation_id}, in the document at operations/simulations.yaml#/simulation/patch
   */
  update(request: SimulationsUpdateRequest, options?: CallOptions): Call<SimulationsUpdateResult>;
}

export function createSimulationsClient(call: Caller): SimulationsClient {
  return {
    create: (request, options) => call(createEndpoint, request, options),
    get: (request, options) => call(getEndpoint, request, options),
    list: (request = {}, options) => call(listEndpoint, request, options),
    update: (request, options) => call(updateEndpoint, request, options),
  };
}

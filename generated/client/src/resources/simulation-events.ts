import {
  endpoint as getEndpoint,
  type SimulationEventsGetRequest,
  type SimulationEventsGetResult,
} from '../operations/simulationEvents.get.ts';
import {
  endpoint as listEndpoint,
  type SimulationEventsListRequest,
  type SimulationEventsListResult,
  type SimulationEventsListItem,
} from '../operations/simulationEvents.list.ts';
import {
  endpoint as replayEndpoint,
  type SimulationEventsReplayRequest,
  type SimulationEventsReplayResult,
} from '../operations/simulationEvents.replay.ts';
import type { Call, PagedCall } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Sample events, single or as the whole course of a subscription, to test a receiver with. */
export interface SimulationEventsClient {
  /**
   * Get a simulation event
   *
   * One event of a run: what was sent to the destination and what it answered. `request.body` is the exact text of the
   * webhook, which helps when a receiver's signature check fails.
   *
   * `failed` with a `response` means that the destination answered with a status other than 2xx; `failed` without one,
   * that nothing came back within five seconds. An event is `aborted` when it could not be sent at all. All three
   * identifiers of the path have to belong together.
   *
   * The events of a run can show stored entities, which whoever started the run may read. A key without the read
   * permissions of these entities gets `forbidden`.
   *
   * Needs the permission `notification_simulation.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}, in the document at operations/simulation-events.yaml#/simulation-event/get
   */
  get(request: SimulationEventsGetRequest, options?: CallOptions): Call<SimulationEventsGetResult>;
  /**
   * List the events of a run
   *
   * The simulation events of a run with what was sent and what came back. With `order_by=id[ASC]` they come in the order in
   * which they are played, replays last.
   *
   * The events of a run can show stored entities, which whoever started the run may read. A key without the read
   * permissions of these entities gets `forbidden`.
   *
   * Needs the permission `notification_simulation.read`.
   * At most 240 requests in 60 seconds.
   * Iterate over the call for the items of all pages, over its `pages()` for whole pages.
   *
   * @see GET /simulations/{simulation_id}/runs/{simulation_run_id}/events, in the document at operations/simulation-events.yaml#/simulation-events/get
   */
  list(
    request: SimulationEventsListRequest,
    options?: CallOptions,
  ): PagedCall<SimulationEventsListResult, SimulationEventsListItem>;
  /**
   * Replay a simulation event
   *
   * Sends one event of a run once more. That adds a simulation event to the run, with the same type and data, an identifier
   * of its own and the present moment as `occurred_at`; the answer shows it while it is `pending`.
   *
   * The run must be over, and its destination must take simulated events, as it must when a run is started. The status of
   * the run stays as it is.
   *
   * The events of a run can show stored entities, which whoever started the run may read. A key without the read
   * permissions of these entities gets `forbidden`.
   *
   * Needs the permission `notification_simulation.write`.
   * At most 240 requests in 60 seconds.
   * When no answer comes it is not tried again: it could be done twice.
   *
   * @see POST /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}/replay, in the document at operations/simulation-events.yaml#/replay/post
   */
  replay(request: SimulationEventsReplayRequest, options?: CallOptions): Call<SimulationEventsReplayResult>;
}

export function createSimulationEventsClient(call: Caller): SimulationEventsClient {
  return {
    get: (request, options) => call(getEndpoint, request, options),
    list: (request, options) => call(listEndpoint, request, options),
    replay: (request, options) => call(replayEndpoint, request, options),
  };
}

// Generated from spec.yaml by `npm run generate`. Do not edit.
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

/** Sample events for testing a receiver, single or as a step in the life of a subscription. */
export interface SimulationEventsClient {
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
   * Needs the permission `notification_simulation.read`.
   * At most 240 requests in 60 seconds.
   *
   * @see GET /simulations/{simulation_id}/runs/{simulation_run_id}/events/{simulation_event_id}, in the document at operations/simulation-events.yaml#/simulation-event/get
   */
  get(request: SimulationEventsGetRequest, options?: CallOptions): Call<SimulationEventsGetResult>;
  /**
   * List the events of a run
   *
   * Lists the events of a simulation run, with each request and response. With `order_by=id[ASC]` they are
   * in the order in which they are sent, with replays last.
   *
   * The events of a run can show stored entities that the creator of the run was allowed to read. A key
   * without the read permissions for these entities receives `forbidden`.
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
  replay(request: SimulationEventsReplayRequest, options?: CallOptions): Call<SimulationEventsReplayResult>;
}

export function createSimulationEventsClient(call: Caller): SimulationEventsClient {
  return {
    get: (request, options) =>
      call<SimulationEventsGetRequest, SimulationEventsGetResult>(getEndpoint, request, options),
    list: (request, options) =>
      call<SimulationEventsListRequest, SimulationEventsListResult, SimulationEventsListItem>(
        listEndpoint,
        request,
        options,
      ),
    replay: (request, options) =>
      call<SimulationEventsReplayRequest, SimulationEventsReplayResult>(replayEndpoint, request, options),
  };
}

import {
  endpoint as listEndpoint,
  type SimulationTypesListRequest,
  type SimulationTypesListResult,
} from '../operations/simulationTypes.list.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Sample events, single or as the whole course of a subscription, to test a receiver with. */
export interface SimulationTypesClient {
  /**
   * List simulation types
   *
   * Everything that can be simulated, in one piece: each event type, as a single event, and five scenarios that play all
   * events of one step in the life of a subscription. `events` of a scenario shows which ones in their usual order; options
   * of a simulation can leave some out or add others.
   *
   * At most 240 requests in 60 seconds.
   *
   * @see GET /simulation-types, in the document at operations/simulation-types.yaml#/simulation-types/get
   */
  list(request?: SimulationTypesListRequest, options?: CallOptions): Call<SimulationTypesListResult>;
}

export function createSimulationTypesClient(call: Caller): SimulationTypesClient {
  return {
    list: (request = {}, options) => call(listEndpoint, request, options),
  };
}

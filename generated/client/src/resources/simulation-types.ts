// Generated from spec.yaml by `npm run generate`. Do not edit.
import {
  endpoint as listEndpoint,
  type SimulationTypesListRequest,
  type SimulationTypesListResult,
} from '../operations/simulationTypes.list.ts';
import type { Call } from '../runtime/call.ts';
import type { Caller } from '../runtime/create-caller.ts';
import type { CallOptions } from '../runtime/options.ts';

/** Sample events for testing a receiver, single or as a step in the life of a subscription. */
export interface SimulationTypesClient {
  /**
   * List simulation types
   *
   * Lists everything that you can simulate, on one page: each event type, as a single event, and five
   * scenarios that send all events of one step in the life of a subscription. `events` of a scenario lists
   * its events in their default order; the options of a simulation can remove some or add others.
   *
   * At most 240 requests in 60 seconds.
   *
   * @see GET /simulation-types, in the document at operations/simulation-types.yaml#/simulation-types/get
   */
  list(request?: SimulationTypesListRequest, options?: CallOptions): Call<SimulationTypesListResult>;
}

export function createSimulationTypesClient(call: Caller): SimulationTypesClient {
  return {
    list: (request = {}, options) =>
      call<SimulationTypesListRequest, SimulationTypesListResult>(listEndpoint, request, options),
  };
}

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-event.yaml#/SimulationEventResponse */
export declare const SimulationEventResponse: runtime.Validator<types.SimulationEventResponse>;

export declare const check: runtime.Check;

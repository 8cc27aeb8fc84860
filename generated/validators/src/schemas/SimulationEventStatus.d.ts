// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-event.yaml#/SimulationEventStatus */
export declare const SimulationEventStatus: runtime.Validator<types.SimulationEventStatus>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-event.yaml#/SimulationEvent */
export declare const SimulationEvent: runtime.Validator<types.SimulationEvent>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation.yaml#/SimulationResponse */
export declare const SimulationResponse: runtime.Validator<types.SimulationResponse>;

export declare const check: runtime.Check;

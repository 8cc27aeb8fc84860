// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation.yaml#/SimulationListResponse */
export declare const SimulationListResponse: runtime.Validator<types.SimulationListResponse>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-run.yaml#/SimulationRunListResponse */
export declare const SimulationRunListResponse: runtime.Validator<types.SimulationRunListResponse>;

export declare const check: runtime.Check;

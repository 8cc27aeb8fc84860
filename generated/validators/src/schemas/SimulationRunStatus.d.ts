// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-run.yaml#/SimulationRunStatus */
export declare const SimulationRunStatus: runtime.Validator<types.SimulationRunStatus>;

export declare const check: runtime.Check;

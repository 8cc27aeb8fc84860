// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/SimulationConfig */
export declare const SimulationConfig: runtime.Validator<types.SimulationConfig>;

export declare const check: runtime.Check;

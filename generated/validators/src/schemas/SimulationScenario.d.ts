// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-run.yaml#/SimulationScenario */
export declare const SimulationScenario: runtime.Validator<types.SimulationScenario>;

export declare const check: runtime.Check;

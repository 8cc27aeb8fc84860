// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation.yaml#/Simulation */
export declare const Simulation: runtime.Validator<types.Simulation>;

export declare const check: runtime.Check;

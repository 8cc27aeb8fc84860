// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-type.yaml#/SimulationKind */
export declare const SimulationKind: runtime.Validator<types.SimulationKind>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-type.yaml#/SimulationTypeName */
export declare const SimulationTypeName: runtime.Validator<types.SimulationTypeName>;

export declare const check: runtime.Check;

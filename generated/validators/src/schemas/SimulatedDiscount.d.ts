// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/SimulatedDiscount */
export declare const SimulatedDiscount: runtime.Validator<types.SimulatedDiscount>;

export declare const check: runtime.Check;

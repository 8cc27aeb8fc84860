// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-type.yaml#/SimulationType */
export declare const SimulationType: runtime.Validator<types.SimulationType>;

export declare const check: runtime.Check;

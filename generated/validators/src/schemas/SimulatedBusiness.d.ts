// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/SimulatedBusiness */
export declare const SimulatedBusiness: runtime.Validator<types.SimulatedBusiness>;

export declare const check: runtime.Check;

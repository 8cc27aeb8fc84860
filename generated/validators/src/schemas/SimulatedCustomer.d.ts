// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/SimulatedCustomer */
export declare const SimulatedCustomer: runtime.Validator<types.SimulatedCustomer>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/SimulatedPaymentOutcome */
export declare const SimulatedPaymentOutcome: runtime.Validator<types.SimulatedPaymentOutcome>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payout.yaml#/Payout */
export declare const Payout: runtime.Validator<types.Payout>;

export declare const check: runtime.Check;

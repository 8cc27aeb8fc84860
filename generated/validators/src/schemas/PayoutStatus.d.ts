// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payout.yaml#/PayoutStatus */
export declare const PayoutStatus: runtime.Validator<types.PayoutStatus>;

export declare const check: runtime.Check;

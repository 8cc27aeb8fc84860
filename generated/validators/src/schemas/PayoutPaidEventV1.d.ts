// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/payout.yaml#/PayoutPaidEventV1 */
export declare const PayoutPaidEventV1: runtime.Validator<types.PayoutPaidEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/payout.yaml#/payout.paid.v1/post */
export declare const PayoutPaidV1: runtime.Validator<types.PayoutPaidV1>;

export declare const PayoutPaidV1Check: runtime.Check;

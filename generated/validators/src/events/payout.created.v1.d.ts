// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/payout.yaml#/payout.created.v1/post */
export declare const PayoutCreatedV1: runtime.Validator<types.PayoutCreatedV1>;

export declare const PayoutCreatedV1Check: runtime.Check;

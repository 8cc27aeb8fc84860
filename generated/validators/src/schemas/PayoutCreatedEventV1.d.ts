// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/payout.yaml#/PayoutCreatedEventV1 */
export declare const PayoutCreatedEventV1: runtime.Validator<types.PayoutCreatedEventV1>;

export declare const check: runtime.Check;

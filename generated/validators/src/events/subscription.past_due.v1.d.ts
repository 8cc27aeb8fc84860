// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.past_due.v1/post */
export declare const SubscriptionPastDueV1: runtime.Validator<types.SubscriptionPastDueV1>;

export declare const SubscriptionPastDueV1Check: runtime.Check;

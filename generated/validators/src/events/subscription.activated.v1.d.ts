// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.activated.v1/post */
export declare const SubscriptionActivatedV1: runtime.Validator<types.SubscriptionActivatedV1>;

export declare const SubscriptionActivatedV1Check: runtime.Check;

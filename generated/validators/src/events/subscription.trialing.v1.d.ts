// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.trialing.v1/post */
export declare const SubscriptionTrialingV1: runtime.Validator<types.SubscriptionTrialingV1>;

export declare const SubscriptionTrialingV1Check: runtime.Check;

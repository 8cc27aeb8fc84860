// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/SubscriptionTrialingEventV1 */
export declare const SubscriptionTrialingEventV1: runtime.Validator<types.SubscriptionTrialingEventV1>;

export declare const check: runtime.Check;

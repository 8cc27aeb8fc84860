// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/SubscriptionResumedEventV1 */
export declare const SubscriptionResumedEventV1: runtime.Validator<types.SubscriptionResumedEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.resumed.v1/post */
export declare const SubscriptionResumedV1: runtime.Validator<types.SubscriptionResumedV1>;

export declare const SubscriptionResumedV1Check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.updated.v1/post */
export declare const SubscriptionUpdatedV1: runtime.Validator<types.SubscriptionUpdatedV1>;

export declare const SubscriptionUpdatedV1Check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.created.v1/post */
export declare const SubscriptionCreatedV1: runtime.Validator<types.SubscriptionCreatedV1>;

export declare const SubscriptionCreatedV1Check: runtime.Check;

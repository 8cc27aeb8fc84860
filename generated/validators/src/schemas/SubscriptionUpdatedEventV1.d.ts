// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/SubscriptionUpdatedEventV1 */
export declare const SubscriptionUpdatedEventV1: runtime.Validator<types.SubscriptionUpdatedEventV1>;

export declare const check: runtime.Check;

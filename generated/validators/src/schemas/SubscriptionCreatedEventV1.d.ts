// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/SubscriptionCreatedEventV1 */
export declare const SubscriptionCreatedEventV1: runtime.Validator<types.SubscriptionCreatedEventV1>;

export declare const check: runtime.Check;

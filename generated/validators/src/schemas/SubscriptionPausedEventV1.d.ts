// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/SubscriptionPausedEventV1 */
export declare const SubscriptionPausedEventV1: runtime.Validator<types.SubscriptionPausedEventV1>;

export declare const check: runtime.Check;

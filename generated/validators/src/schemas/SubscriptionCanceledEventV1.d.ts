// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/SubscriptionCanceledEventV1 */
export declare const SubscriptionCanceledEventV1: runtime.Validator<types.SubscriptionCanceledEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/SubscriptionPastDueEventV1 */
export declare const SubscriptionPastDueEventV1: runtime.Validator<types.SubscriptionPastDueEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/SubscriptionImportedEventV1 */
export declare const SubscriptionImportedEventV1: runtime.Validator<types.SubscriptionImportedEventV1>;

export declare const check: runtime.Check;

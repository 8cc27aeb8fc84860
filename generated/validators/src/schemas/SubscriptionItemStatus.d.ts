// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription.yaml#/SubscriptionItemStatus */
export declare const SubscriptionItemStatus: runtime.Validator<types.SubscriptionItemStatus>;

export declare const check: runtime.Check;

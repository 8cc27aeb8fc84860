// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription.yaml#/SubscriptionResponse */
export declare const SubscriptionResponse: runtime.Validator<types.SubscriptionResponse>;

export declare const check: runtime.Check;

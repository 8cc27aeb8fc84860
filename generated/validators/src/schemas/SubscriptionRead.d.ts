// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription.yaml#/SubscriptionRead */
export declare const SubscriptionRead: runtime.Validator<types.SubscriptionRead>;

export declare const check: runtime.Check;

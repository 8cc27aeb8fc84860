// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-change.yaml#/SubscriptionUpdate */
export declare const SubscriptionUpdate: runtime.Validator<types.SubscriptionUpdate>;

export declare const check: runtime.Check;

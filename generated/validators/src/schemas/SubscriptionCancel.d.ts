// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-lifecycle.yaml#/SubscriptionCancel */
export declare const SubscriptionCancel: runtime.Validator<types.SubscriptionCancel>;

export declare const check: runtime.Check;

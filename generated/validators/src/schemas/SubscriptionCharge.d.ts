// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-change.yaml#/SubscriptionCharge */
export declare const SubscriptionCharge: runtime.Validator<types.SubscriptionCharge>;

export declare const check: runtime.Check;

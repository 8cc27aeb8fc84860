// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/SubscriptionId */
export declare const SubscriptionId: runtime.Validator<types.SubscriptionId>;

export declare const check: runtime.Check;

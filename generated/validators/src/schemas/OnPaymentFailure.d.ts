// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-change.yaml#/OnPaymentFailure */
export declare const OnPaymentFailure: runtime.Validator<types.OnPaymentFailure>;

export declare const check: runtime.Check;

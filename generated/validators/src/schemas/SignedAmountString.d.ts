// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/SignedAmountString */
export declare const SignedAmountString: runtime.Validator<types.SignedAmountString>;

export declare const check: runtime.Check;

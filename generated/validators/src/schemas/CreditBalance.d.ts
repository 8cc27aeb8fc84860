// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/credit-balance.yaml#/CreditBalance */
export declare const CreditBalance: runtime.Validator<types.CreditBalance>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/credit-balance.yaml#/CreditBalanceListResponse */
export declare const CreditBalanceListResponse: runtime.Validator<types.CreditBalanceListResponse>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/ChargebackFeeCurrencyCode */
export declare const ChargebackFeeCurrencyCode: runtime.Validator<types.ChargebackFeeCurrencyCode>;

export declare const check: runtime.Check;

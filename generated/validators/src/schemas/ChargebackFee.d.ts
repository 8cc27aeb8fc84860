// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/ChargebackFee */
export declare const ChargebackFee: runtime.Validator<types.ChargebackFee>;

export declare const check: runtime.Check;

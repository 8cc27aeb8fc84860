// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/adjustment.yaml#/OriginalChargebackFee */
export declare const OriginalChargebackFee: runtime.Validator<types.OriginalChargebackFee>;

export declare const check: runtime.Check;

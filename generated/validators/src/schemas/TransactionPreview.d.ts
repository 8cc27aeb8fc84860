// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/TransactionPreview */
export declare const TransactionPreview: runtime.Validator<types.TransactionPreview>;

export declare const check: runtime.Check;

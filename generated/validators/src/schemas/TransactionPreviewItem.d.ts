// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/TransactionPreviewItem */
export declare const TransactionPreviewItem: runtime.Validator<types.TransactionPreviewItem>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/TransactionPreviewItemInput */
export declare const TransactionPreviewItemInput: runtime.Validator<types.TransactionPreviewItemInput>;

export declare const check: runtime.Check;

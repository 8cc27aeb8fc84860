// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/preview.yaml#/TransactionPreviewDetails */
export declare const TransactionPreviewDetails: runtime.Validator<types.TransactionPreviewDetails>;

export declare const check: runtime.Check;

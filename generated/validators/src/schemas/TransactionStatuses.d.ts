// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/TransactionStatuses */
export declare const TransactionStatuses: runtime.Validator<types.TransactionStatuses>;

export declare const check: runtime.Check;

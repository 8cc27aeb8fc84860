// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/TransactionReportFilter */
export declare const TransactionReportFilter: runtime.Validator<types.TransactionReportFilter>;

export declare const check: runtime.Check;

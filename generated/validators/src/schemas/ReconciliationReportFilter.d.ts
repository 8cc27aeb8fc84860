// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/ReconciliationReportFilter */
export declare const ReconciliationReportFilter: runtime.Validator<types.ReconciliationReportFilter>;

export declare const check: runtime.Check;

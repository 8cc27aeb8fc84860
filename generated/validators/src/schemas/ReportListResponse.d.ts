// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/ReportListResponse */
export declare const ReportListResponse: runtime.Validator<types.ReportListResponse>;

export declare const check: runtime.Check;

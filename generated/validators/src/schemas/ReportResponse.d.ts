// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/ReportResponse */
export declare const ReportResponse: runtime.Validator<types.ReportResponse>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/ReportDownload */
export declare const ReportDownload: runtime.Validator<types.ReportDownload>;

export declare const check: runtime.Check;

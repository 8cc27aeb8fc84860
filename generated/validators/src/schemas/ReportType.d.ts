// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/ReportType */
export declare const ReportType: runtime.Validator<types.ReportType>;

export declare const check: runtime.Check;

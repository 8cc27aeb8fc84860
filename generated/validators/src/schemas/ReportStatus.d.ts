// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/ReportStatus */
export declare const ReportStatus: runtime.Validator<types.ReportStatus>;

export declare const check: runtime.Check;

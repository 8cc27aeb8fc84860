// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/ReportFilterName */
export declare const ReportFilterName: runtime.Validator<types.ReportFilterName>;

export declare const check: runtime.Check;

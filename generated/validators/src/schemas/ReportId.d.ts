// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/ReportId */
export declare const ReportId: runtime.Validator<types.ReportId>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/report.yaml#/ReportUpdatedEventV1 */
export declare const ReportUpdatedEventV1: runtime.Validator<types.ReportUpdatedEventV1>;

export declare const check: runtime.Check;

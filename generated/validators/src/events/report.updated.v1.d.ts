// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/report.yaml#/report.updated.v1/post */
export declare const ReportUpdatedV1: runtime.Validator<types.ReportUpdatedV1>;

export declare const ReportUpdatedV1Check: runtime.Check;

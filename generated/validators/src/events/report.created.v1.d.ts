// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/report.yaml#/report.created.v1/post */
export declare const ReportCreatedV1: runtime.Validator<types.ReportCreatedV1>;

export declare const ReportCreatedV1Check: runtime.Check;

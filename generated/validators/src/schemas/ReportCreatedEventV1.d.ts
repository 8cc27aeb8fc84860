// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/report.yaml#/ReportCreatedEventV1 */
export declare const ReportCreatedEventV1: runtime.Validator<types.ReportCreatedEventV1>;

export declare const check: runtime.Check;

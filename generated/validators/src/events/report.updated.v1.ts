// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkReportUpdatedEventV1 } from '../schemas/ReportUpdatedEventV1.ts';

/** @see events/report.yaml#/report.updated.v1/post */
const ReportUpdatedV1Validator: Validator<types.ReportUpdatedV1> = /* @__PURE__ */ validator(checkReportUpdatedEventV1);

export { ReportUpdatedV1Validator as ReportUpdatedV1, checkReportUpdatedEventV1 as ReportUpdatedV1Check };

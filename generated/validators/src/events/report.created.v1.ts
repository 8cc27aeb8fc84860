// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkReportCreatedEventV1 } from '../schemas/ReportCreatedEventV1.ts';

/** @see events/report.yaml#/report.created.v1/post */
const ReportCreatedV1Validator: Validator<types.ReportCreatedV1> = /* @__PURE__ */ validator(checkReportCreatedEventV1);

export { ReportCreatedV1Validator as ReportCreatedV1, checkReportCreatedEventV1 as ReportCreatedV1Check };

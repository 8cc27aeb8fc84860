// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkReportCreatedEventV1 } from '../schemas/ReportCreatedEventV1.js';

const ReportCreatedV1Validator = /* @__PURE__ */ validator(checkReportCreatedEventV1);

export { ReportCreatedV1Validator as ReportCreatedV1, checkReportCreatedEventV1 as ReportCreatedV1Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkReportUpdatedEventV1 } from '../schemas/ReportUpdatedEventV1.js';

const ReportUpdatedV1Validator = /* @__PURE__ */ validator(checkReportUpdatedEventV1);

export { ReportUpdatedV1Validator as ReportUpdatedV1, checkReportUpdatedEventV1 as ReportUpdatedV1Check };

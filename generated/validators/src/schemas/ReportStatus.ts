// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending', 'ready', 'failed', 'expired'];

function checkReportStatus(data, fast) {
  let faults = null;
  if (!(data === 'pending' || data === 'ready' || data === 'failed' || data === 'expired')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/report.yaml#/ReportStatus */
const ReportStatusValidator: Validator<types.ReportStatus> = /* @__PURE__ */ validator(checkReportStatus);

export { ReportStatusValidator as ReportStatus, checkReportStatus as check };

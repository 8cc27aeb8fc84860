// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const ReportStatusValidator = /* @__PURE__ */ validator(checkReportStatus);

export { ReportStatusValidator as ReportStatus, checkReportStatus as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^rep_[a-z0-9]{26}$', 'u');

function checkReportId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^rep_[a-z0-9]{26}$', message: 'be a report id (rep_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const ReportIdValidator = /* @__PURE__ */ validator(checkReportId);

export { ReportIdValidator as ReportId, checkReportId as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['lt', 'gte'];

function checkReportFilterOperator(data, fast) {
  let faults = null;
  if (!(data === 'lt' || data === 'gte')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ReportFilterOperatorValidator = /* @__PURE__ */ validator(checkReportFilterOperator);

export { ReportFilterOperatorValidator as ReportFilterOperator, checkReportFilterOperator as check };

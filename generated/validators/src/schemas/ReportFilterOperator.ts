// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/report.yaml#/ReportFilterOperator */
const ReportFilterOperatorValidator: Validator<types.ReportFilterOperator> =
  /* @__PURE__ */ validator(checkReportFilterOperator);

export { ReportFilterOperatorValidator as ReportFilterOperator, checkReportFilterOperator as check };

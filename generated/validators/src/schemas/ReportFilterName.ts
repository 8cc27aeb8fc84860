// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'action',
  'collection_mode',
  'currency_code',
  'origin',
  'status',
  'type',
  'updated_at',
  'product_status',
  'product_type',
  'product_updated_at',
  'price_status',
  'price_type',
  'price_updated_at',
  'remittance_reference',
  'transaction_updated_at',
  'balance_movement_date',
  'balance_movement_type',
];
const values2 = /* @__PURE__ */ new Set(values);

function checkReportFilterName(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/report.yaml#/ReportFilterName */
const ReportFilterNameValidator: Validator<types.ReportFilterName> = /* @__PURE__ */ validator(checkReportFilterName);

export { ReportFilterNameValidator as ReportFilterName, checkReportFilterName as check };

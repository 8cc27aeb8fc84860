// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = [
  'adjustments',
  'adjustment_line_items',
  'transactions',
  'transaction_line_items',
  'products_prices',
  'discounts',
  'balance',
  'payout_reconciliation',
  'checkouts',
];
const values2 = /* @__PURE__ */ new Set(values);

function checkReportType(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

/** @see schemas/report.yaml#/ReportType */
const ReportTypeValidator: Validator<types.ReportType> = /* @__PURE__ */ validator(checkReportType);

export { ReportTypeValidator as ReportType, checkReportType as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const ReportTypeValidator = /* @__PURE__ */ validator(checkReportType);

export { ReportTypeValidator as ReportType, checkReportType as check };

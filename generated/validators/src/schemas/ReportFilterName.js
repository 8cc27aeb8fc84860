// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
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

const ReportFilterNameValidator = /* @__PURE__ */ validator(checkReportFilterName);

export { ReportFilterNameValidator as ReportFilterName, checkReportFilterName as check };

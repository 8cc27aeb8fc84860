// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [
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
const values1 = /* @__PURE__ */ new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/report.yaml#/ReportFilterName */
const validator0: Validator<types.ReportFilterName> = /* @__PURE__ */ validator(validate0);

export { validator0 as ReportFilterName, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = [
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
const values1 = new Set(values0);

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!values1.has(data)) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as ReportType, validate0 as check };

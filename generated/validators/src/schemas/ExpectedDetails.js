// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkExpectedLine } from '../schemas/ExpectedLine.js';
import { check as checkTaxRateUsed } from '../schemas/TaxRateUsed.js';
import { check as checkTransactionTotals } from '../schemas/TransactionTotals.js';

function checkExpectedDetails(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.tax_rates_used === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_rates_used' });
    } else {
      const tax_rates_used = data.tax_rates_used;
      if (Array.isArray(tax_rates_used)) {
        for (let i = 0; i < tax_rates_used.length; i++) {
          const item = tax_rates_used[i];
          const found = checkTaxRateUsed(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/tax_rates_used/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax_rates_used', 'type', { type: 'array' });
      }
    }
    if (data.totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'totals' });
    } else {
      const totals = data.totals;
      const found2 = checkTransactionTotals(totals, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/totals');
      }
    }
    if (data.line_items === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'line_items' });
    } else {
      const line_items = data.line_items;
      if (Array.isArray(line_items)) {
        for (let i2 = 0; i2 < line_items.length; i2++) {
          const item2 = line_items[i2];
          const found3 = checkExpectedLine(item2, fast);
          if (found3 !== null) {
            if (fast) return found3;
            faults = adopt(faults, found3, '/line_items/' + i2);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/line_items', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ExpectedDetailsValidator = /* @__PURE__ */ validator(checkExpectedDetails);

export { ExpectedDetailsValidator as ExpectedDetails, checkExpectedDetails as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkAdjustedPayoutTotals } from '../schemas/AdjustedPayoutTotals.js';
import { check as checkAdjustedTotals } from '../schemas/AdjustedTotals.js';
import { check as checkTaxRateUsed } from '../schemas/TaxRateUsed.js';
import { check as checkTransactionLineItem } from '../schemas/TransactionLineItem.js';
import { check as checkTransactionPayoutTotals } from '../schemas/TransactionPayoutTotals.js';
import { check as checkTransactionTotals } from '../schemas/TransactionTotals.js';

function checkTransactionDetails(data, fast) {
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
    if (data.adjusted_totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'adjusted_totals' });
    } else {
      const adjusted_totals = data.adjusted_totals;
      const found3 = checkAdjustedTotals(adjusted_totals, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/adjusted_totals');
      }
    }
    if (data.payout_totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payout_totals' });
    } else {
      const payout_totals = data.payout_totals;
      if (payout_totals && typeof payout_totals == 'object' && !Array.isArray(payout_totals)) {
        const found4 = checkTransactionPayoutTotals(payout_totals, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/payout_totals');
        }
      } else if (!(payout_totals === null)) {
        if (fast) return rejected;
        faults = note(faults, '/payout_totals', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.adjusted_payout_totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'adjusted_payout_totals' });
    } else {
      const adjusted_payout_totals = data.adjusted_payout_totals;
      if (
        adjusted_payout_totals &&
        typeof adjusted_payout_totals == 'object' &&
        !Array.isArray(adjusted_payout_totals)
      ) {
        const found5 = checkAdjustedPayoutTotals(adjusted_payout_totals, fast);
        if (found5 !== null) {
          if (fast) return found5;
          faults = adopt(faults, found5, '/adjusted_payout_totals');
        }
      } else if (!(adjusted_payout_totals === null)) {
        if (fast) return rejected;
        faults = note(faults, '/adjusted_payout_totals', 'type', { type: ['object', 'null'] });
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
          const found6 = checkTransactionLineItem(item2, fast);
          if (found6 !== null) {
            if (fast) return found6;
            faults = adopt(faults, found6, '/line_items/' + i2);
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

const TransactionDetailsValidator = /* @__PURE__ */ validator(checkTransactionDetails);

export { TransactionDetailsValidator as TransactionDetails, checkTransactionDetails as check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check4 } from '../schemas/AdjustedPayoutTotals.ts';
import { check as check2 } from '../schemas/AdjustedTotals.ts';
import { check as check0 } from '../schemas/TaxRateUsed.ts';
import { check as check5 } from '../schemas/TransactionLineItem.ts';
import { check as check3 } from '../schemas/TransactionPayoutTotals.ts';
import { check as check1 } from '../schemas/TransactionTotals.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.tax_rates_used === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_rates_used' });
    } else {
      let data0 = data.tax_rates_used;
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          const found0 = check0(data0[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/tax_rates_used/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/tax_rates_used', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
    } else {
      const found1 = check1(data.totals, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/totals');
        errors = vErrors.length;
      }
    }
    if (data.adjusted_totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'adjusted_totals' });
    } else {
      const found2 = check2(data.adjusted_totals, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '/adjusted_totals');
        errors = vErrors.length;
      }
    }
    if (data.payout_totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payout_totals' });
    } else {
      let data4 = data.payout_totals;
      if (data4 && typeof data4 == 'object' && !Array.isArray(data4)) {
        const found3 = check3(data4, fast);
        if (found3 !== null) {
          if (fast) return found3;
          vErrors = adopt0(vErrors, found3, '/payout_totals');
          errors = vErrors.length;
        }
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payout_totals', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.adjusted_payout_totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'adjusted_payout_totals' });
    } else {
      let data5 = data.adjusted_payout_totals;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found4 = check4(data5, fast);
        if (found4 !== null) {
          if (fast) return found4;
          vErrors = adopt0(vErrors, found4, '/adjusted_payout_totals');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/adjusted_payout_totals', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.line_items === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'line_items' });
    } else {
      let data6 = data.line_items;
      if (Array.isArray(data6)) {
        for (let i1 = 0; i1 < data6.length; i1++) {
          const found5 = check5(data6[i1], fast);
          if (found5 !== null) {
            if (fast) return found5;
            vErrors = adopt0(vErrors, found5, '/line_items/' + i1);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/line_items', 'type', { type: 'array' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/transaction-details.yaml#/TransactionDetails */
const validator0: Validator<types.TransactionDetails> = /* @__PURE__ */ validator(validate0);

export { validator0 as TransactionDetails, validate0 as check };

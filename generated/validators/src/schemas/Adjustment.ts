// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check1 } from '../schemas/AdjustmentItem.ts';
import { check as check3 } from '../schemas/AdjustmentPayoutTotals.ts';
import { check as check4 } from '../schemas/AdjustmentTaxRateUsed.ts';
import { check as check2 } from '../schemas/AdjustmentTotals.ts';
import { check as check0 } from '../schemas/CurrencyCode.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^adj_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const values0 = [
  'credit',
  'refund',
  'chargeback',
  'chargeback_reverse',
  'chargeback_warning',
  'chargeback_warning_reverse',
  'credit_reverse',
];
const values1 = ['full', 'partial'];
const values2 = ['pending_approval', 'approved', 'rejected', 'reversed'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'pattern', {
            limit: '^adj_[a-z0-9]{26}$',
            message: 'be an adjustment id such as adj_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.action === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'action' });
    } else {
      let data1 = data.action;
      if (
        !(
          data1 === 'credit' ||
          data1 === 'refund' ||
          data1 === 'chargeback' ||
          data1 === 'chargeback_reverse' ||
          data1 === 'chargeback_warning' ||
          data1 === 'chargeback_warning_reverse' ||
          data1 === 'credit_reverse'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/action', 'enum', { limit: values0, open: typeof data1 == 'string' });
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data2 = data.type;
      if (!(data2 === 'full' || data2 === 'partial')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values1, open: typeof data2 == 'string' });
      }
    }
    if (data.transaction_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      let data3 = data.transaction_id;
      if (typeof data3 === 'string') {
        if (!pattern1.test(data3)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/transaction_id', 'pattern', {
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id such as txn_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.subscription_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscription_id' });
    } else {
      let data4 = data.subscription_id;
      if (typeof data4 === 'string') {
        if (typeof data4 === 'string') {
          if (!pattern2.test(data4)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/subscription_id', 'pattern', {
              limit: '^sub_[a-z0-9]{26}$',
              message: 'be a subscription id such as sub_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/subscription_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.customer_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
    } else {
      let data5 = data.customer_id;
      if (typeof data5 === 'string') {
        if (!pattern3.test(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id such as ctm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.reason === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'reason' });
    } else {
      if (typeof data.reason !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/reason', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.credit_applied_to_balance === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'credit_applied_to_balance' });
    } else {
      let data7 = data.credit_applied_to_balance;
      if (typeof data7 !== 'boolean' && data7 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/credit_applied_to_balance', 'type', { type: ['boolean', 'null'] });
      }
    }
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data8 = data.currency_code;
      const found0 = check0(data8, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data8), '/currency_code');
        errors = vErrors.length;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data9 = data.status;
      if (!(data9 === 'pending_approval' || data9 === 'approved' || data9 === 'rejected' || data9 === 'reversed')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values2, open: typeof data9 == 'string' });
      }
    }
    if (data.items === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'items' });
    } else {
      let data10 = data.items;
      if (Array.isArray(data10)) {
        if (data10.length > 100) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'maxItems', { limit: 100 });
          errors++;
        }
        if (data10.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data10.length; i0++) {
          const found1 = check1(data10[i0], fast);
          if (found1 !== null) {
            if (fast) return found1;
            vErrors = adopt0(vErrors, found1, '/items/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/items', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
    } else {
      const found2 = check2(data.totals, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '/totals');
        errors = vErrors.length;
      }
    }
    if (data.payout_totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payout_totals' });
    } else {
      let data13 = data.payout_totals;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found3 = check3(data13, fast);
        if (found3 !== null) {
          if (fast) return found3;
          vErrors = adopt0(vErrors, found3, '/payout_totals');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payout_totals', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.tax_rates_used === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_rates_used' });
    } else {
      let data14 = data.tax_rates_used;
      if (Array.isArray(data14)) {
        for (let i1 = 0; i1 < data14.length; i1++) {
          const found4 = check4(data14[i1], fast);
          if (found4 !== null) {
            if (fast) return found4;
            vErrors = adopt0(vErrors, found4, '/tax_rates_used/' + i1);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/tax_rates_used', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data16 = data.created_at;
      if (typeof data16 === 'string') {
        if (!isDateTime0(data16)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.updated_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
    } else {
      let data17 = data.updated_at;
      if (typeof data17 === 'string') {
        if (!isDateTime0(data17)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
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

/** @see schemas/adjustment.yaml#/Adjustment */
const validator0: Validator<types.Adjustment> = /* @__PURE__ */ validator(validate0);

export { validator0 as Adjustment, validate0 as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkAdjustmentItem } from '../schemas/AdjustmentItem.js';
import { check as checkAdjustmentPayoutTotals } from '../schemas/AdjustmentPayoutTotals.js';
import { check as checkAdjustmentTaxRateUsed } from '../schemas/AdjustmentTaxRateUsed.js';
import { check as checkAdjustmentTotals } from '../schemas/AdjustmentTotals.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';

const pattern = /* @__PURE__ */ new RegExp('^adj_[a-z0-9]{26}$', 'u');
const values = [
  'credit',
  'refund',
  'chargeback',
  'chargeback_reverse',
  'chargeback_warning',
  'chargeback_warning_reverse',
  'credit_reverse',
];
const values2 = ['full', 'partial'];
const pattern2 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const values3 = ['pending_approval', 'approved', 'rejected', 'reversed'];

function checkAdjustment(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^adj_[a-z0-9]{26}$',
            message: 'be an adjustment id (adj_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.action === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'action' });
    } else {
      const action = data.action;
      if (
        !(
          action === 'credit' ||
          action === 'refund' ||
          action === 'chargeback' ||
          action === 'chargeback_reverse' ||
          action === 'chargeback_warning' ||
          action === 'chargeback_warning_reverse' ||
          action === 'credit_reverse'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/action', 'enum', { limit: values, open: typeof action == 'string' });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'full' || value === 'partial')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values2, open: typeof value == 'string' });
      }
    }
    if (data.transaction_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      const transaction_id = data.transaction_id;
      if (typeof transaction_id == 'string') {
        if (!pattern2.test(transaction_id)) {
          if (fast) return rejected;
          faults = note(faults, '/transaction_id', 'pattern', {
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id (txn_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/transaction_id', 'type', { type: 'string' });
      }
    }
    if (data.subscription_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscription_id' });
    } else {
      const subscription_id = data.subscription_id;
      if (typeof subscription_id == 'string') {
        if (!pattern3.test(subscription_id)) {
          if (fast) return rejected;
          faults = note(faults, '/subscription_id', 'pattern', {
            limit: '^sub_[a-z0-9]{26}$',
            message: 'be a subscription id (sub_01...)',
          });
        }
      } else if (!(subscription_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern4.test(customer_id)) {
          if (fast) return rejected;
          faults = note(faults, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id (ctm_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/customer_id', 'type', { type: 'string' });
      }
    }
    if (data.reason === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'reason' });
    } else {
      const reason = data.reason;
      if (!(typeof reason == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/reason', 'type', { type: 'string' });
      }
    }
    if (data.credit_applied_to_balance === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'credit_applied_to_balance' });
    } else {
      const credit_applied_to_balance = data.credit_applied_to_balance;
      if (!(typeof credit_applied_to_balance == 'boolean' || credit_applied_to_balance === null)) {
        if (fast) return rejected;
        faults = note(faults, '/credit_applied_to_balance', 'type', { type: ['boolean', 'null'] });
      }
    }
    if (data.currency_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'currency_code' });
    } else {
      const currency_code = data.currency_code;
      const found = checkCurrencyCode(currency_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, currency_code), '/currency_code');
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'pending_approval' || status === 'approved' || status === 'rejected' || status === 'reversed')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values3, open: typeof status == 'string' });
      }
    }
    if (data.items === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'items' });
    } else {
      const items = data.items;
      if (Array.isArray(items)) {
        if (items.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'maxItems', { limit: 100 });
        }
        if (items.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'minItems', { limit: 1 });
        }
        for (let i = 0; i < items.length; i++) {
          const item = items[i];
          const found2 = checkAdjustmentItem(item, fast);
          if (found2 !== null) {
            if (fast) return found2;
            faults = adopt(faults, found2, '/items/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/items', 'type', { type: 'array' });
      }
    }
    if (data.totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'totals' });
    } else {
      const totals = data.totals;
      const found3 = checkAdjustmentTotals(totals, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/totals');
      }
    }
    if (data.payout_totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payout_totals' });
    } else {
      const payout_totals = data.payout_totals;
      if (payout_totals && typeof payout_totals == 'object' && !Array.isArray(payout_totals)) {
        const found4 = checkAdjustmentPayoutTotals(payout_totals, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/payout_totals');
        }
      } else if (!(payout_totals === null)) {
        if (fast) return rejected;
        faults = note(faults, '/payout_totals', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.tax_rates_used === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_rates_used' });
    } else {
      const tax_rates_used = data.tax_rates_used;
      if (Array.isArray(tax_rates_used)) {
        for (let i2 = 0; i2 < tax_rates_used.length; i2++) {
          const item2 = tax_rates_used[i2];
          const found5 = checkAdjustmentTaxRateUsed(item2, fast);
          if (found5 !== null) {
            if (fast) return found5;
            faults = adopt(faults, found5, '/tax_rates_used/' + i2);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax_rates_used', 'type', { type: 'array' });
      }
    }
    if (data.created_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'created_at' });
    } else {
      const created_at = data.created_at;
      if (typeof created_at == 'string') {
        if (!isDateTime(created_at)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: 'string' });
      }
    }
    if (data.updated_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'updated_at' });
    } else {
      const updated_at = data.updated_at;
      if (typeof updated_at == 'string') {
        if (!isDateTime(updated_at)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AdjustmentValidator = /* @__PURE__ */ validator(checkAdjustment);

export { AdjustmentValidator as Adjustment, checkAdjustment as check };

import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check1 } from '../schemas/AdjustmentItem.js';
import { check as check3 } from '../schemas/AdjustmentPayoutTotals.js';
import { check as check4 } from '../schemas/AdjustmentTaxRateUsed.js';
import { check as check2 } from '../schemas/AdjustmentTotals.js';
import { check as check0 } from '../schemas/CurrencyCode.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^adj_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern2 = new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern3 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
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
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^adj_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.action === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'action' });
      errors++;
      if (fast) {
        return vErrors;
      }
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
        vErrors = note0(vErrors, '/action', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.type;
      if (!(data2 === 'full' || data2 === 'partial')) {
        vErrors = note0(vErrors, '/type', 'enum', { limit: values1 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.transaction_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'transaction_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.transaction_id;
      if (typeof data3 === 'string') {
        if (!pattern1.test(data3)) {
          vErrors = note0(vErrors, '/transaction_id', 'pattern', { limit: '^txn_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.subscription_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscription_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.subscription_id;
      if (typeof data4 === 'string') {
        if (typeof data4 === 'string') {
          if (!pattern2.test(data4)) {
            vErrors = note0(vErrors, '/subscription_id', 'pattern', { limit: '^sub_[a-z0-9]{26}$' });
            errors++;
          }
        } else {
          vErrors = note0(vErrors, '/subscription_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data4 === null)) {
        vErrors = note0(vErrors, '/subscription_id', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.customer_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.customer_id;
      if (typeof data5 === 'string') {
        if (!pattern3.test(data5)) {
          vErrors = note0(vErrors, '/customer_id', 'pattern', { limit: '^ctm_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.reason === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'reason' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.reason !== 'string') {
        vErrors = note0(vErrors, '/reason', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.credit_applied_to_balance === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'credit_applied_to_balance' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data7 = data.credit_applied_to_balance;
      if (typeof data7 !== 'boolean' && data7 !== null) {
        vErrors = note0(vErrors, '/credit_applied_to_balance', 'type', { type: ['boolean', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.currency_code === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.currency_code, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/currency_code');
        errors = vErrors.length;
      }
    }
    if (data.status === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data9 = data.status;
      if (!(data9 === 'pending_approval' || data9 === 'approved' || data9 === 'rejected' || data9 === 'reversed')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values2 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.items === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'items' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data10 = data.items;
      if (Array.isArray(data10)) {
        if (data10.length > 100) {
          vErrors = note0(vErrors, '/items', 'maxItems', { limit: 100 });
          errors++;
        }
        if (data10.length < 1) {
          vErrors = note0(vErrors, '/items', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data10.length; i0++) {
          const found1 = check1(data10[i0], fast);
          if (found1 !== null) {
            if (fast) {
              return found1;
            }
            vErrors = adopt0(vErrors, found1, '/items/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/items', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.totals === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found2 = check2(data.totals, fast);
      if (found2 !== null) {
        if (fast) {
          return found2;
        }
        vErrors = adopt0(vErrors, found2, '/totals');
        errors = vErrors.length;
      }
    }
    if (data.payout_totals === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payout_totals' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data13 = data.payout_totals;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found3 = check3(data13, fast);
        if (found3 !== null) {
          if (fast) {
            return found3;
          }
          vErrors = adopt0(vErrors, found3, '/payout_totals');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
        vErrors = note0(vErrors, '/payout_totals', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.tax_rates_used === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_rates_used' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data14 = data.tax_rates_used;
      if (Array.isArray(data14)) {
        for (let i1 = 0; i1 < data14.length; i1++) {
          const found4 = check4(data14[i1], fast);
          if (found4 !== null) {
            if (fast) {
              return found4;
            }
            vErrors = adopt0(vErrors, found4, '/tax_rates_used/' + i1);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/tax_rates_used', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data16 = data.created_at;
      if (typeof data16 === 'string') {
        if (!isDateTime0(data16)) {
          vErrors = note0(vErrors, '/created_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.updated_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data17 = data.updated_at;
      if (typeof data17 === 'string') {
        if (!isDateTime0(data17)) {
          vErrors = note0(vErrors, '/updated_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as Adjustment, validate0 as check };

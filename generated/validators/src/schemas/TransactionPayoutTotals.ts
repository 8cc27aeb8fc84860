// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/PayoutCurrencyCode.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');
const pattern10 = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');
const pattern11 = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subtotal === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subtotal' });
    } else {
      let data0 = data.subtotal;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/subtotal', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subtotal', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.discount === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'discount' });
    } else {
      let data1 = data.discount;
      if (typeof data1 === 'string') {
        if (!pattern0.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/discount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.tax === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax' });
    } else {
      let data2 = data.tax;
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/tax', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/tax', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.total === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'total' });
    } else {
      let data3 = data.total;
      if (typeof data3 === 'string') {
        if (!pattern0.test(data3)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/total', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/total', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.credit === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'credit' });
    } else {
      let data4 = data.credit;
      if (typeof data4 === 'string') {
        if (!pattern0.test(data4)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/credit', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/credit', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.credit_to_balance === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'credit_to_balance' });
    } else {
      let data5 = data.credit_to_balance;
      if (typeof data5 === 'string') {
        if (!pattern0.test(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/credit_to_balance', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/credit_to_balance', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.balance === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'balance' });
    } else {
      let data6 = data.balance;
      if (typeof data6 === 'string') {
        if (!pattern0.test(data6)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/balance', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/balance', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.grand_total === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'grand_total' });
    } else {
      let data7 = data.grand_total;
      if (typeof data7 === 'string') {
        if (!pattern0.test(data7)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/grand_total', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/grand_total', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.grand_total_tax === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'grand_total_tax' });
    } else {
      let data8 = data.grand_total_tax;
      if (typeof data8 === 'string') {
        if (!pattern0.test(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/grand_total_tax', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/grand_total_tax', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.fee === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'fee' });
    } else {
      let data9 = data.fee;
      if (typeof data9 === 'string') {
        if (!pattern0.test(data9)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/fee', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/fee', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.fee_rate === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'fee_rate' });
    } else {
      let data10 = data.fee_rate;
      if (typeof data10 === 'string') {
        if (!pattern10.test(data10)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/fee_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/fee_rate', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.earnings === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'earnings' });
    } else {
      let data11 = data.earnings;
      if (typeof data11 === 'string') {
        if (!pattern11.test(data11)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/earnings', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/earnings', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.exchange_rate === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'exchange_rate' });
    } else {
      let data12 = data.exchange_rate;
      if (typeof data12 === 'string') {
        if (!pattern10.test(data12)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/exchange_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/exchange_rate', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data13 = data.currency_code;
      const found0 = check0(data13, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data13), '/currency_code');
        errors = vErrors.length;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/transaction-details.yaml#/TransactionPayoutTotals */
const validator0: Validator<types.TransactionPayoutTotals> = /* @__PURE__ */ validator(validate0);

export { validator0 as TransactionPayoutTotals, validate0 as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { check as checkPayoutCurrencyCode } from '../schemas/PayoutCurrencyCode.js';

const pattern = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function checkTransactionPayoutTotals(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.subtotal === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subtotal' });
    } else {
      const subtotal = data.subtotal;
      if (typeof subtotal == 'string') {
        if (!pattern.test(subtotal)) {
          if (fast) return rejected;
          faults = note(faults, '/subtotal', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/subtotal', 'type', { type: 'string' });
      }
    }
    if (data.discount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount' });
    } else {
      const discount = data.discount;
      if (typeof discount == 'string') {
        if (!pattern.test(discount)) {
          if (fast) return rejected;
          faults = note(faults, '/discount', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/discount', 'type', { type: 'string' });
      }
    }
    if (data.tax === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax' });
    } else {
      const tax = data.tax;
      if (typeof tax == 'string') {
        if (!pattern.test(tax)) {
          if (fast) return rejected;
          faults = note(faults, '/tax', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax', 'type', { type: 'string' });
      }
    }
    if (data.total === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'total' });
    } else {
      const total = data.total;
      if (typeof total == 'string') {
        if (!pattern.test(total)) {
          if (fast) return rejected;
          faults = note(faults, '/total', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/total', 'type', { type: 'string' });
      }
    }
    if (data.credit === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'credit' });
    } else {
      const credit = data.credit;
      if (typeof credit == 'string') {
        if (!pattern2.test(credit)) {
          if (fast) return rejected;
          faults = note(faults, '/credit', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/credit', 'type', { type: 'string' });
      }
    }
    if (data.credit_to_balance === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'credit_to_balance' });
    } else {
      const credit_to_balance = data.credit_to_balance;
      if (typeof credit_to_balance == 'string') {
        if (!pattern2.test(credit_to_balance)) {
          if (fast) return rejected;
          faults = note(faults, '/credit_to_balance', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/credit_to_balance', 'type', { type: 'string' });
      }
    }
    if (data.balance === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'balance' });
    } else {
      const balance = data.balance;
      if (typeof balance == 'string') {
        if (!pattern2.test(balance)) {
          if (fast) return rejected;
          faults = note(faults, '/balance', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/balance', 'type', { type: 'string' });
      }
    }
    if (data.grand_total === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'grand_total' });
    } else {
      const grand_total = data.grand_total;
      if (typeof grand_total == 'string') {
        if (!pattern2.test(grand_total)) {
          if (fast) return rejected;
          faults = note(faults, '/grand_total', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/grand_total', 'type', { type: 'string' });
      }
    }
    if (data.grand_total_tax === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'grand_total_tax' });
    } else {
      const grand_total_tax = data.grand_total_tax;
      if (typeof grand_total_tax == 'string') {
        if (!pattern2.test(grand_total_tax)) {
          if (fast) return rejected;
          faults = note(faults, '/grand_total_tax', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/grand_total_tax', 'type', { type: 'string' });
      }
    }
    if (data.fee === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'fee' });
    } else {
      const fee = data.fee;
      if (typeof fee == 'string') {
        if (!pattern2.test(fee)) {
          if (fast) return rejected;
          faults = note(faults, '/fee', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/fee', 'type', { type: 'string' });
      }
    }
    if (data.fee_rate === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'fee_rate' });
    } else {
      const fee_rate = data.fee_rate;
      if (typeof fee_rate == 'string') {
        if (!pattern3.test(fee_rate)) {
          if (fast) return rejected;
          faults = note(faults, '/fee_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/fee_rate', 'type', { type: 'string' });
      }
    }
    if (data.earnings === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'earnings' });
    } else {
      const earnings = data.earnings;
      if (typeof earnings == 'string') {
        if (!pattern.test(earnings)) {
          if (fast) return rejected;
          faults = note(faults, '/earnings', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/earnings', 'type', { type: 'string' });
      }
    }
    if (data.exchange_rate === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'exchange_rate' });
    } else {
      const exchange_rate = data.exchange_rate;
      if (typeof exchange_rate == 'string') {
        if (!pattern3.test(exchange_rate)) {
          if (fast) return rejected;
          faults = note(faults, '/exchange_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/exchange_rate', 'type', { type: 'string' });
      }
    }
    if (data.currency_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'currency_code' });
    } else {
      const currency_code = data.currency_code;
      const found = checkPayoutCurrencyCode(currency_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, currency_code), '/currency_code');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionPayoutTotalsValidator = /* @__PURE__ */ validator(checkTransactionPayoutTotals);

export { TransactionPayoutTotalsValidator as TransactionPayoutTotals, checkTransactionPayoutTotals as check };

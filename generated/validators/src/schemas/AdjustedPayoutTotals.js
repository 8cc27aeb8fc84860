// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt, opened } from '../runtime/fault.ts';
import { check as checkChargebackFee } from '../schemas/ChargebackFee.js';
import { check as checkPayoutCurrencyCode } from '../schemas/PayoutCurrencyCode.js';

const pattern = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function checkAdjustedPayoutTotals(data, fast) {
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
    if (data.retained_fee === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'retained_fee' });
    } else {
      const retained_fee = data.retained_fee;
      if (typeof retained_fee == 'string') {
        if (!pattern2.test(retained_fee)) {
          if (fast) return rejected;
          faults = note(faults, '/retained_fee', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/retained_fee', 'type', { type: 'string' });
      }
    }
    if (data.chargeback_fee === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'chargeback_fee' });
    } else {
      const chargeback_fee = data.chargeback_fee;
      const found = checkChargebackFee(chargeback_fee, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/chargeback_fee');
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
      const found2 = checkPayoutCurrencyCode(currency_code, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, opened(found2, currency_code), '/currency_code');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AdjustedPayoutTotalsValidator = /* @__PURE__ */ validator(checkAdjustedPayoutTotals);

export { AdjustedPayoutTotalsValidator as AdjustedPayoutTotals, checkAdjustedPayoutTotals as check };

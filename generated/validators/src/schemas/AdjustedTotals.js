// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';

const pattern = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkAdjustedTotals(data, fast) {
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
      } else if (!(fee === null)) {
        if (fast) return rejected;
        faults = note(faults, '/fee', 'type', { type: ['string', 'null'] });
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
      } else if (!(earnings === null)) {
        if (fast) return rejected;
        faults = note(faults, '/earnings', 'type', { type: ['string', 'null'] });
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const AdjustedTotalsValidator = /* @__PURE__ */ validator(checkAdjustedTotals);

export { AdjustedTotalsValidator as AdjustedTotals, checkAdjustedTotals as check };

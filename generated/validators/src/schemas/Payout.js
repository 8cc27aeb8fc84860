// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { check as checkPayoutCurrencyCode } from '../schemas/PayoutCurrencyCode.js';

const pattern = /* @__PURE__ */ new RegExp('^pay_[a-z0-9]{26}$', 'u');
const values = ['unpaid', 'paid'];
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkPayout(data, fast) {
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
            limit: '^pay_[a-z0-9]{26}$',
            message: 'be a payout id (pay_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'unpaid' || status === 'paid')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount = data.amount;
      if (typeof amount == 'string') {
        if (!pattern2.test(amount)) {
          if (fast) return rejected;
          faults = note(faults, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/amount', 'type', { type: 'string' });
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
    if (data.remittance_reference === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'remittance_reference' });
    } else {
      const remittance_reference = data.remittance_reference;
      if (!(typeof remittance_reference == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/remittance_reference', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PayoutValidator = /* @__PURE__ */ validator(checkPayout);

export { PayoutValidator as Payout, checkPayout as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';

const pattern = /* @__PURE__ */ new RegExp('^-?[0-9]{1,15}$', 'u');

function checkCreditedMoney(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount = data.amount;
      if (typeof amount == 'string') {
        if (!pattern.test(amount)) {
          if (fast) return rejected;
          faults = note(faults, '/amount', 'pattern', {
            limit: '^-?[0-9]{1,15}$',
            message:
              'be up to 15 digits, with a minus sign if negative, an amount in the smallest unit of the currency',
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

const CreditedMoneyValidator = /* @__PURE__ */ validator(checkCreditedMoney);

export { CreditedMoneyValidator as CreditedMoney, checkCreditedMoney as check };

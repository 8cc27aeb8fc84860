// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { check as checkCreditAmounts } from '../schemas/CreditAmounts.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';

const pattern = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');

function checkCreditBalance(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern.test(customer_id)) {
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
    if (data.balance === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'balance' });
    } else {
      const balance = data.balance;
      const found2 = checkCreditAmounts(balance, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/balance');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CreditBalanceValidator = /* @__PURE__ */ validator(checkCreditBalance);

export { CreditBalanceValidator as CreditBalance, checkCreditBalance as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['AUD', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HUF', 'PLN', 'SEK', 'USD', 'ZAR'];
const values2 = /* @__PURE__ */ new Set(values);

function checkPayoutCurrencyCode(data, fast) {
  let faults = null;
  if (!values2.has(data)) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const PayoutCurrencyCodeValidator = /* @__PURE__ */ validator(checkPayoutCurrencyCode);

export { PayoutCurrencyCodeValidator as PayoutCurrencyCode, checkPayoutCurrencyCode as check };

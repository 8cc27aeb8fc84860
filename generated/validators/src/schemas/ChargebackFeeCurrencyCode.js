// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'];

function checkChargebackFeeCurrencyCode(data, fast) {
  let faults = null;
  if (!(data === 'AUD' || data === 'CAD' || data === 'EUR' || data === 'GBP' || data === 'USD')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const ChargebackFeeCurrencyCodeValidator = /* @__PURE__ */ validator(checkChargebackFeeCurrencyCode);

export { ChargebackFeeCurrencyCodeValidator as ChargebackFeeCurrencyCode, checkChargebackFeeCurrencyCode as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkCurrencyCodes } from '../schemas/CurrencyCodes.js';

function checkCurrencyFilter(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'name' || key === 'value' || key === 'operator')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
      const name = data.name;
      if (name !== 'currency_code') {
        if (fast) return rejected;
        faults = note(faults, '/name', 'const', { limit: 'currency_code' });
      }
    }
    if (data.value === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'value' });
    } else {
      const value = data.value;
      if (typeof value == 'string') {
        const found = checkCurrencyCode(value, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/value');
        }
      } else if (Array.isArray(value)) {
        const found2 = checkCurrencyCodes(value, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/value');
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/value', 'type', { type: ['string', 'array'] });
      }
    }
    if (data.operator !== undefined) {
      const operator = data.operator;
      if (!(operator === null)) {
        if (fast) return rejected;
        faults = note(faults, '/operator', 'type', { type: 'null' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CurrencyFilterValidator = /* @__PURE__ */ validator(checkCurrencyFilter);

export { CurrencyFilterValidator as CurrencyFilter, checkCurrencyFilter as check };

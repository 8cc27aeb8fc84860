// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';

function checkCurrencyCodes(data, fast) {
  let faults = null;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      if (fast) return rejected;
      faults = note(faults, '', 'maxItems', { limit: 50 });
    }
    if (data.length < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minItems', { limit: 1 });
    }
    for (let i = 0; i < data.length; i++) {
      const item = data[i];
      const found = checkCurrencyCode(item, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/' + i);
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'array' });
  }
  return faults;
}

const CurrencyCodesValidator = /* @__PURE__ */ validator(checkCurrencyCodes);

export { CurrencyCodesValidator as CurrencyCodes, checkCurrencyCodes as check };

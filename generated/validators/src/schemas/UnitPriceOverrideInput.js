// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { check as checkCountryCode } from '../schemas/CountryCode.js';
import { check as checkMoneyInput } from '../schemas/MoneyInput.js';

function checkUnitPriceOverrideInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'country_codes' || key === 'unit_price')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.country_codes === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'country_codes' });
    } else {
      const country_codes = data.country_codes;
      if (Array.isArray(country_codes)) {
        if (country_codes.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/country_codes', 'minItems', { limit: 1 });
        }
        for (let i = 0; i < country_codes.length; i++) {
          const item = country_codes[i];
          const found = checkCountryCode(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/country_codes/' + i);
          }
        }
        const twins = firstDuplicate(country_codes);
        if (twins !== null) {
          if (fast) return rejected;
          faults = note(faults, '/country_codes', 'uniqueItems', twins);
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/country_codes', 'type', { type: 'array' });
      }
    }
    if (data.unit_price === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'unit_price' });
    } else {
      const unit_price = data.unit_price;
      const found2 = checkMoneyInput(unit_price, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/unit_price');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const UnitPriceOverrideInputValidator = /* @__PURE__ */ validator(checkUnitPriceOverrideInput);

export { UnitPriceOverrideInputValidator as UnitPriceOverrideInput, checkUnitPriceOverrideInput as check };

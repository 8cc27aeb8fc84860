// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { check as checkCountryCode } from '../schemas/CountryCode.js';
import { check as checkMoney } from '../schemas/Money.js';

function checkUnitPriceOverride(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
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
            faults = adopt(faults, opened(found, item), '/country_codes/' + i);
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
      const found2 = checkMoney(unit_price, fast);
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

const UnitPriceOverrideValidator = /* @__PURE__ */ validator(checkUnitPriceOverride);

export { UnitPriceOverrideValidator as UnitPriceOverride, checkUnitPriceOverride as check };

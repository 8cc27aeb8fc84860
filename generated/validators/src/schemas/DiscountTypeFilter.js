// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkDiscountTypes } from '../schemas/DiscountTypes.js';

const values = ['flat', 'flat_per_seat', 'percentage'];

function checkDiscountTypeFilter(data, fast) {
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
      if (name !== 'type') {
        if (fast) return rejected;
        faults = note(faults, '/name', 'const', { limit: 'type' });
      }
    }
    if (data.value === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'value' });
    } else {
      const value = data.value;
      if (typeof value == 'string') {
        if (!(value === 'flat' || value === 'flat_per_seat' || value === 'percentage')) {
          if (fast) return rejected;
          faults = note(faults, '/value', 'enum', { limit: values });
        }
      } else if (Array.isArray(value)) {
        const found = checkDiscountTypes(value, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/value');
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

const DiscountTypeFilterValidator = /* @__PURE__ */ validator(checkDiscountTypeFilter);

export { DiscountTypeFilterValidator as DiscountTypeFilter, checkDiscountTypeFilter as check };

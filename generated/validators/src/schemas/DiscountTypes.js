// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['flat', 'flat_per_seat', 'percentage'];

function checkDiscountTypes(data, fast) {
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
      if (!(item === 'flat' || item === 'flat_per_seat' || item === 'percentage')) {
        if (fast) return rejected;
        faults = note(faults, '/' + i, 'enum', { limit: values });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'array' });
  }
  return faults;
}

const DiscountTypesValidator = /* @__PURE__ */ validator(checkDiscountTypes);

export { DiscountTypesValidator as DiscountTypes, checkDiscountTypes as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['flat', 'flat_per_seat', 'percentage'];

function checkDiscountType(data, fast) {
  let faults = null;
  if (!(data === 'flat' || data === 'flat_per_seat' || data === 'percentage')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const DiscountTypeValidator = /* @__PURE__ */ validator(checkDiscountType);

export { DiscountTypeValidator as DiscountType, checkDiscountType as check };

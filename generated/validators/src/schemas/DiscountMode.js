// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['standard', 'custom'];

function checkDiscountMode(data, fast) {
  let faults = null;
  if (!(data === 'standard' || data === 'custom')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const DiscountModeValidator = /* @__PURE__ */ validator(checkDiscountMode);

export { DiscountModeValidator as DiscountMode, checkDiscountMode as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['full', 'partial'];

function checkAdjustmentType(data, fast) {
  let faults = null;
  if (!(data === 'full' || data === 'partial')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const AdjustmentTypeValidator = /* @__PURE__ */ validator(checkAdjustmentType);

export { AdjustmentTypeValidator as AdjustmentType, checkAdjustmentType as check };

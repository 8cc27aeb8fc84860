// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['full', 'partial', 'tax', 'proration'];

function checkAdjustmentItemType(data, fast) {
  let faults = null;
  if (!(data === 'full' || data === 'partial' || data === 'tax' || data === 'proration')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const AdjustmentItemTypeValidator = /* @__PURE__ */ validator(checkAdjustmentItemType);

export { AdjustmentItemTypeValidator as AdjustmentItemType, checkAdjustmentItemType as check };

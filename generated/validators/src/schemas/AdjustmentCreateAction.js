// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['refund', 'credit'];

function checkAdjustmentCreateAction(data, fast) {
  let faults = null;
  if (!(data === 'refund' || data === 'credit')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const AdjustmentCreateActionValidator = /* @__PURE__ */ validator(checkAdjustmentCreateAction);

export { AdjustmentCreateActionValidator as AdjustmentCreateAction, checkAdjustmentCreateAction as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending_approval', 'approved', 'rejected', 'reversed'];

function checkAdjustmentStatus(data, fast) {
  let faults = null;
  if (!(data === 'pending_approval' || data === 'approved' || data === 'rejected' || data === 'reversed')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const AdjustmentStatusValidator = /* @__PURE__ */ validator(checkAdjustmentStatus);

export { AdjustmentStatusValidator as AdjustmentStatus, checkAdjustmentStatus as check };

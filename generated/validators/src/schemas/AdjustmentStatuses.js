// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending_approval', 'approved', 'rejected', 'reversed'];

function checkAdjustmentStatuses(data, fast) {
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
      if (!(item === 'pending_approval' || item === 'approved' || item === 'rejected' || item === 'reversed')) {
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

const AdjustmentStatusesValidator = /* @__PURE__ */ validator(checkAdjustmentStatuses);

export { AdjustmentStatusesValidator as AdjustmentStatuses, checkAdjustmentStatuses as check };

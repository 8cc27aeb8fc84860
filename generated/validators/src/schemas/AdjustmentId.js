// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^adj_[a-z0-9]{26}$', 'u');

function checkAdjustmentId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^adj_[a-z0-9]{26}$', message: 'be an adjustment id (adj_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const AdjustmentIdValidator = /* @__PURE__ */ validator(checkAdjustmentId);

export { AdjustmentIdValidator as AdjustmentId, checkAdjustmentId as check };

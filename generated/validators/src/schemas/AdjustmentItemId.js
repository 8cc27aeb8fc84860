// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^adjitm_[a-z0-9]{26}$', 'u');

function checkAdjustmentItemId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^adjitm_[a-z0-9]{26}$',
        message: 'be an adjustment item id (adjitm_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const AdjustmentItemIdValidator = /* @__PURE__ */ validator(checkAdjustmentItemId);

export { AdjustmentItemIdValidator as AdjustmentItemId, checkAdjustmentItemId as check };

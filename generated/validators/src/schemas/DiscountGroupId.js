// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^dsg_[a-z0-9]{26}$', 'u');

function checkDiscountGroupId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^dsg_[a-z0-9]{26}$',
        message: 'be a discount group id (dsg_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const DiscountGroupIdValidator = /* @__PURE__ */ validator(checkDiscountGroupId);

export { DiscountGroupIdValidator as DiscountGroupId, checkDiscountGroupId as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}(@dscrev_[a-z0-9]{26})?$', 'u');

function checkDiscountPathId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^dsc_[a-z0-9]{26}(@dscrev_[a-z0-9]{26})?$',
        message: 'be a discount id (dsc_01...), with or without a revision (@dscrev_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const DiscountPathIdValidator = /* @__PURE__ */ validator(checkDiscountPathId);

export { DiscountPathIdValidator as DiscountPathId, checkDiscountPathId as check };

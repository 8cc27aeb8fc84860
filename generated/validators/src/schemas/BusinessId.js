// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');

function checkBusinessId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^biz_[a-z0-9]{26}$', message: 'be a business id (biz_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const BusinessIdValidator = /* @__PURE__ */ validator(checkBusinessId);

export { BusinessIdValidator as BusinessId, checkBusinessId as check };

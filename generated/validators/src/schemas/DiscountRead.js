// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkDiscount } from '../schemas/Discount.js';
import { check as checkDiscountGroup } from '../schemas/DiscountGroup.js';

function checkDiscountRead(data, fast) {
  let faults = null;
  const found = checkDiscount(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.discount_group !== undefined) {
      const discount_group = data.discount_group;
      const found2 = checkDiscountGroup(discount_group, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/discount_group');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const DiscountReadValidator = /* @__PURE__ */ validator(checkDiscountRead);

export { DiscountReadValidator as DiscountRead, checkDiscountRead as check };

import { adopt as adopt0, note as note0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Discount.js';
import { check as check1 } from '../schemas/DiscountGroup.js';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  const found0 = check0(data, fast);
  if (found0 !== null) {
    if (fast) {
      return found0;
    }
    vErrors = adopt0(vErrors, found0, '');
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data.discount_group === undefined)) {
      const found1 = check1(data.discount_group, fast);
      if (found1 !== null) {
        if (fast) {
          return found1;
        }
        vErrors = adopt0(vErrors, found1, '/discount_group');
        errors = vErrors.length;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as DiscountRead, validate0 as check };

import { adopt as adopt0, note as note0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Discount.js';
import { check as check0 } from '../schemas/EventEnvelope.js';
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
    if (data.event_type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'event_type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (!(data.event_type === 'discount.created')) {
        vErrors = note0(vErrors, '/event_type', 'const', { limit: 'discount.created' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.data === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'data' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found1 = check1(data.data, fast);
      if (found1 !== null) {
        if (fast) {
          return found1;
        }
        vErrors = adopt0(vErrors, found1, '/data');
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

export { validator0 as DiscountCreatedEventV1, validate0 as check };

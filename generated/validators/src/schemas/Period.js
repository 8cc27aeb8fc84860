import { note as note0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.starts_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'starts_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.starts_at;
      if (typeof data0 === 'string') {
        if (!isDateTime0(data0)) {
          vErrors = note0(vErrors, '/starts_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/starts_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.ends_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'ends_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.ends_at;
      if (typeof data1 === 'string') {
        if (!isDateTime0(data1)) {
          vErrors = note0(vErrors, '/ends_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/ends_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as Period, validate0 as check };

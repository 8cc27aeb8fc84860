import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['day', 'week', 'month', 'year'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.interval === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'interval' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.interval;
      if (!(data0 === 'day' || data0 === 'week' || data0 === 'month' || data0 === 'year')) {
        vErrors = note0(vErrors, '/interval', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.frequency === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'frequency' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.frequency;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = note0(vErrors, '/frequency', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          vErrors = note0(vErrors, '/frequency', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
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

export { validator0 as Duration, validate0 as check };

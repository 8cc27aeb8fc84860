import { note as note0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['cancel', 'pause', 'resume'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.action === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'action' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.action;
      if (!(data0 === 'cancel' || data0 === 'pause' || data0 === 'resume')) {
        vErrors = note0(vErrors, '/action', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.effective_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'effective_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.effective_at;
      if (typeof data1 === 'string') {
        if (!isDateTime0(data1)) {
          vErrors = note0(vErrors, '/effective_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/effective_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.resume_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'resume_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.resume_at;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = note0(vErrors, '/resume_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!isDateTime0(data2)) {
          vErrors = note0(vErrors, '/resume_at', 'format', { limit: 'date-time' });
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

export { validator0 as ScheduledChange, validate0 as check };

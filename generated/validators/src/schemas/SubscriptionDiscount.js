import { note as note0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^dsc_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^dsc_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.starts_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'starts_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.starts_at;
      if (typeof data1 !== 'string' && data1 !== null) {
        vErrors = note0(vErrors, '/starts_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data1 === 'string') {
        if (!isDateTime0(data1)) {
          vErrors = note0(vErrors, '/starts_at', 'format', { limit: 'date-time' });
          errors++;
        }
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
      let data2 = data.ends_at;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = note0(vErrors, '/ends_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data2 === 'string') {
        if (!isDateTime0(data2)) {
          vErrors = note0(vErrors, '/ends_at', 'format', { limit: 'date-time' });
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

export { validator0 as SubscriptionDiscount, validate0 as check };

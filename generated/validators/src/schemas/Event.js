import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/EventTypeName.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^evt_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.event_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'event_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.event_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/event_id', 'pattern', { limit: '^evt_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/event_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.event_type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'event_type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.event_type, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/event_type');
        errors = vErrors.length;
      }
    }
    if (data.occurred_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'occurred_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.occurred_at;
      if (typeof data2 === 'string') {
        if (!isDateTime0(data2)) {
          vErrors = note0(vErrors, '/occurred_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/occurred_at', 'type', { type: 'string' });
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
      let data3 = data.data;
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
      } else {
        vErrors = note0(vErrors, '/data', 'type', { type: 'object' });
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

export { validator0 as Event, validate0 as check };

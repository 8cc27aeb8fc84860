import { adopt as adopt0, note as note0 } from '../runtime/fault.ts';
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
    if (data.data === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'data' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.data;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
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

export { validator0 as EventPayload, validate0 as check };

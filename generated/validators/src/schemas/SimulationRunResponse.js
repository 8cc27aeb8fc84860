import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Meta.js';
import { check as check0 } from '../schemas/SimulationRun.js';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.data === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'data' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.data, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/data');
        errors = vErrors.length;
      }
    }
    if (data.meta === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'meta' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found1 = check1(data.meta, fast);
      if (found1 !== null) {
        if (fast) {
          return found1;
        }
        vErrors = adopt0(vErrors, found1, '/meta');
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

export { validator0 as SimulationRunResponse, validate0 as check };

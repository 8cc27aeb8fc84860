import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/KoreaLocal.js';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.korea_local === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'korea_local' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.korea_local;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        const found0 = check0(data0, fast);
        if (found0 !== null) {
          if (fast) {
            return found0;
          }
          vErrors = adopt0(vErrors, found0, '/korea_local');
          errors = vErrors.length;
        }
      } else if (!(data0 === null)) {
        vErrors = note0(vErrors, '/korea_local', 'type', { type: ['object', 'null'] });
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

export { validator0 as UnderlyingDetails, validate0 as check };

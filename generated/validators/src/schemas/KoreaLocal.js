import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Issuer.js';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.type, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/type');
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

export { validator0 as KoreaLocal, validate0 as check };

import { adopt as adopt0, note as note0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/SavedPaymentMethod.js';
import { validator } from '../runtime/validator.ts';

const values0 = ['replaced_by_newer_version', 'api'];

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
    if (data.deletion_reason === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'deletion_reason' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.deletion_reason;
      if (!(data0 === 'replaced_by_newer_version' || data0 === 'api')) {
        vErrors = note0(vErrors, '/deletion_reason', 'enum', { limit: values0 });
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

export { validator0 as DeletedPaymentMethod, validate0 as check };

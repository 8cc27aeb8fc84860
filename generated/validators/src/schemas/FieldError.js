import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.field === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'field' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.field !== 'string') {
        vErrors = note0(vErrors, '/field', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.message === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'message' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.message !== 'string') {
        vErrors = note0(vErrors, '/message', 'type', { type: 'string' });
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

export { validator0 as FieldError, validate0 as check };

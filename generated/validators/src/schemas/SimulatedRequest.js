import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.body === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'body' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.body !== 'string') {
        vErrors = note0(vErrors, '/body', 'type', { type: 'string' });
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

export { validator0 as SimulatedRequest, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { isUuid as isUuid0 } from '../runtime/formats/text.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.request_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'request_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.request_id;
      if (typeof data0 === 'string') {
        if (!isUuid0(data0)) {
          vErrors = note0(vErrors, '/request_id', 'format', { limit: 'uuid' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/request_id', 'type', { type: 'string' });
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

export { validator0 as Meta, validate0 as check };

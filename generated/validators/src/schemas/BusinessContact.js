import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0 } from '../runtime/fault.ts';
import { isEmail as isEmail0 } from '../runtime/formats/email.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.name;
      if (typeof data0 === 'string') {
        if (data0.length > 1024 && codePoints0(data0) > 1024) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 1024 });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/name', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.email === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'email' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.email;
      if (typeof data1 === 'string') {
        if (data1.length > 320 && codePoints0(data1) > 320) {
          vErrors = note0(vErrors, '/email', 'maxLength', { limit: 320 });
          errors++;
        }
        if (data1.length < 1) {
          vErrors = note0(vErrors, '/email', 'minLength', { limit: 1 });
          errors++;
        }
        if (!isEmail0(data1)) {
          vErrors = note0(vErrors, '/email', 'format', { limit: 'email' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/email', 'type', { type: 'string' });
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

export { validator0 as BusinessContact, validate0 as check };

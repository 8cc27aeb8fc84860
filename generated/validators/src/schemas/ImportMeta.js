import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.external_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'external_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.external_id;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = note0(vErrors, '/external_id', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data0 === 'string') {
        if (data0.length > 200 && codePoints0(data0) > 200) {
          vErrors = note0(vErrors, '/external_id', 'maxLength', { limit: 200 });
          errors++;
        }
        if (data0.length < 1) {
          vErrors = note0(vErrors, '/external_id', 'minLength', { limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.imported_from === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'imported_from' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.imported_from;
      if (typeof data1 === 'string') {
        if (data1.length > 200 && codePoints0(data1) > 200) {
          vErrors = note0(vErrors, '/imported_from', 'maxLength', { limit: 200 });
          errors++;
        }
        if (data1.length < 1) {
          vErrors = note0(vErrors, '/imported_from', 'minLength', { limit: 1 });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/imported_from', 'type', { type: 'string' });
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

export { validator0 as ImportMeta, validate0 as check };

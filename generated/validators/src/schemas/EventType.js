import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/EventTypeName.js';
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
      const found0 = check0(data.name, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/name');
        errors = vErrors.length;
      }
    }
    if (data.description === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.description !== 'string') {
        vErrors = note0(vErrors, '/description', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.group === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'group' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.group !== 'string') {
        vErrors = note0(vErrors, '/group', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.available_versions === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'available_versions' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.available_versions;
      if (Array.isArray(data3)) {
        for (let i0 = 0; i0 < data3.length; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            vErrors = note0(vErrors, '/available_versions/' + i0, 'type', { type: 'integer' });
            errors++;
          }
          if (typeof data4 == 'number' && isFinite(data4)) {
            if (data4 < 1 || isNaN(data4)) {
              vErrors = note0(vErrors, '/available_versions/' + i0, 'minimum', { comparison: '>=', limit: 1 });
              errors++;
            }
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/available_versions', 'type', { type: 'array' });
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

export { validator0 as EventType, validate0 as check };

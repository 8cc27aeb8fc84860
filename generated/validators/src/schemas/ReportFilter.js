import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/ReportFilterName.js';
import { validator } from '../runtime/validator.ts';

const values0 = ['lt', 'gte'];

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
    if (data.operator === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'operator' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.operator;
      if (typeof data1 === 'string') {
        if (!(data1 === 'lt' || data1 === 'gte')) {
          vErrors = note0(vErrors, '/operator', 'enum', { limit: values0 });
          errors++;
        }
      } else if (!(data1 === null)) {
        vErrors = note0(vErrors, '/operator', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.value === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'value' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.value;
      if (typeof data2 !== 'string' && !Array.isArray(data2)) {
        vErrors = note0(vErrors, '/value', 'type', { type: ['string', 'array'] });
        errors++;
      }
      if (Array.isArray(data2)) {
        for (let i0 = 0; i0 < data2.length; i0++) {
          if (typeof data2[i0] !== 'string') {
            vErrors = note0(vErrors, '/value/' + i0, 'type', { type: 'string' });
            errors++;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
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

export { validator0 as ReportFilter, validate0 as check };

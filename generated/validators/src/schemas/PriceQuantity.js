import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.minimum === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'minimum' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.minimum;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = note0(vErrors, '/minimum', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 999999999 || isNaN(data0)) {
          vErrors = note0(vErrors, '/minimum', 'maximum', { comparison: '<=', limit: 999999999 });
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = note0(vErrors, '/minimum', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.maximum === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'maximum' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.maximum;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = note0(vErrors, '/maximum', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 > 999999999 || isNaN(data1)) {
          vErrors = note0(vErrors, '/maximum', 'maximum', { comparison: '<=', limit: 999999999 });
          errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          vErrors = note0(vErrors, '/maximum', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
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

export { validator0 as PriceQuantity, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Error.js';
import { check as check0 } from '../schemas/ProductResponse.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^pro_[a-z0-9]{26}$', 'u');
const values0 = ['prices'];
const values1 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.product_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.product_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/product_id', 'pattern', { limit: '^pro_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/product_id', 'type', { type: 'string' });
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
function validate1(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data.include === undefined)) {
      let data0 = data.include;
      if (Array.isArray(data0)) {
        for (let i0 = 0; i0 < data0.length; i0++) {
          if (!(data0[i0] === 'prices')) {
            vErrors = note0(vErrors, '/include/' + i0, 'enum', { limit: values0 });
            errors++;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/include', 'type', { type: 'array' });
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
function validate2(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data['service-version'] === undefined)) {
      if (!(data['service-version'] === '1')) {
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values1 });
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
const validator1 = validator(validate1);
const validator2 = validator(validate2);
const validator3 = validator(check0);
const validator4 = validator(check1);
const validator5 = validator(check1);
const validator6 = validator(check1);
const validator7 = validator(check1);
const validator8 = validator(check1);
const validator9 = validator(check1);
const validator10 = validator(check1);
const validator11 = validator(check1);

export {
  validator0 as path,
  validator1 as query,
  validator2 as headers,
  validator3 as response200,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response429,
  validator9 as response431,
  validator10 as response500,
  validator11 as response503,
};

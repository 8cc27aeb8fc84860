import { note as note0 } from '../runtime/fault.ts';
import { check as check2 } from '../schemas/Error.js';
import { check as check0 } from '../schemas/ProductCreate.js';
import { check as check1 } from '../schemas/ProductResponse.js';
import { validator } from '../runtime/validator.ts';

const values0 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data['service-version'] === undefined)) {
      if (!(data['service-version'] === '1')) {
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values0 });
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
const validator1 = validator(check0);
const validator2 = validator(check1);
const validator3 = validator(check2);
const validator4 = validator(check2);
const validator5 = validator(check2);
const validator6 = validator(check2);
const validator7 = validator(check2);
const validator8 = validator(check2);
const validator9 = validator(check2);
const validator10 = validator(check2);
const validator11 = validator(check2);

export {
  validator0 as headers,
  validator1 as body,
  validator2 as response201,
  validator3 as response400,
  validator4 as response401,
  validator5 as response403,
  validator6 as response413,
  validator7 as response415,
  validator8 as response429,
  validator9 as response431,
  validator10 as response500,
  validator11 as response503,
};

import { note as note0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/Error.js';
import { check as check0 } from '../schemas/PaymentMethodListResponse.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^(paymtd_[a-z0-9]{26})?$', 'u');
const pattern2 = new RegExp('^add_[a-z0-9]{26}$', 'u');
const values0 = ['id[ASC]', 'id[DESC]'];
const values1 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.customer_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/customer_id', 'pattern', { limit: '^ctm_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
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
    if (!(data.after === undefined)) {
      let data0 = data.after;
      if (typeof data0 === 'string') {
        if (!pattern1.test(data0)) {
          vErrors = note0(vErrors, '/after', 'pattern', {
            limit: '^(paymtd_[a-z0-9]{26})?$',
            message: 'be the ID of a payment method (paymtd_ and 26 characters a-z or 0-9), or empty',
          });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/after', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.per_page === undefined)) {
      let data1 = data.per_page;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        vErrors = note0(vErrors, '/per_page', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          vErrors = note0(vErrors, '/per_page', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.order_by === undefined)) {
      let data2 = data.order_by;
      if (!(data2 === 'id[ASC]' || data2 === 'id[DESC]')) {
        vErrors = note0(vErrors, '/order_by', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.address_id === undefined)) {
      let data3 = data.address_id;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          vErrors = note0(vErrors, '/address_id', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i0 = 0; i0 < data3.length; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === 'string') {
            if (!pattern2.test(data4)) {
              vErrors = note0(vErrors, '/address_id/' + i0, 'pattern', { limit: '^add_[a-z0-9]{26}$' });
              errors++;
            }
          } else {
            vErrors = note0(vErrors, '/address_id/' + i0, 'type', { type: 'string' });
            errors++;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/address_id', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.supports_checkout === undefined)) {
      if (typeof data.supports_checkout !== 'boolean') {
        vErrors = note0(vErrors, '/supports_checkout', 'type', { type: 'boolean' });
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
    if (!(data['skip-count'] === undefined)) {
      if (typeof data['skip-count'] !== 'string') {
        vErrors = note0(vErrors, '/skip-count', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
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

import { note as note0 } from '../runtime/fault.ts';
import { isHostname as isHostname0 } from '../runtime/formats/hostname.ts';
import { check as check0 } from '../schemas/CheckoutDomainListResponse.js';
import { check as check1 } from '../schemas/Error.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^(chedom_[a-z0-9]{26})?$', 'u');
const pattern1 = new RegExp('^chedom_[a-z0-9]{26}$', 'u');
const values0 = ['id[ASC]', 'id[DESC]', 'created_at[ASC]', 'created_at[DESC]', 'updated_at[ASC]', 'updated_at[DESC]'];
const values1 = ['pending_review', 'approved', 'rejected', 'in_review', 'action_required'];
const values2 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data.after === undefined)) {
      let data0 = data.after;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/after', 'pattern', {
            limit: '^(chedom_[a-z0-9]{26})?$',
            message: 'be the ID of a checkout domain (chedom_ and 26 characters a-z or 0-9), or empty',
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
      if (
        !(
          data2 === 'id[ASC]' ||
          data2 === 'id[DESC]' ||
          data2 === 'created_at[ASC]' ||
          data2 === 'created_at[DESC]' ||
          data2 === 'updated_at[ASC]' ||
          data2 === 'updated_at[DESC]'
        )
      ) {
        vErrors = note0(vErrors, '/order_by', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.id === undefined)) {
      let data3 = data.id;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          vErrors = note0(vErrors, '/id', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i0 = 0; i0 < data3.length; i0++) {
          let data4 = data3[i0];
          if (typeof data4 === 'string') {
            if (!pattern1.test(data4)) {
              vErrors = note0(vErrors, '/id/' + i0, 'pattern', { limit: '^chedom_[a-z0-9]{26}$' });
              errors++;
            }
          } else {
            vErrors = note0(vErrors, '/id/' + i0, 'type', { type: 'string' });
            errors++;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.domain === undefined)) {
      let data5 = data.domain;
      if (typeof data5 === 'string') {
        if (!isHostname0(data5)) {
          vErrors = note0(vErrors, '/domain', 'format', { limit: 'hostname' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/domain', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.status === undefined)) {
      let data6 = data.status;
      if (Array.isArray(data6)) {
        if (data6.length > 200) {
          vErrors = note0(vErrors, '/status', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i1 = 0; i1 < data6.length; i1++) {
          let data7 = data6[i1];
          if (
            !(
              data7 === 'pending_review' ||
              data7 === 'approved' ||
              data7 === 'rejected' ||
              data7 === 'in_review' ||
              data7 === 'action_required'
            )
          ) {
            vErrors = note0(vErrors, '/status/' + i1, 'enum', { limit: values1 });
            errors++;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/status', 'type', { type: 'array' });
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
        vErrors = note0(vErrors, '/service-version', 'enum', { limit: values2 });
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
const validator2 = validator(check0);
const validator3 = validator(check1);
const validator4 = validator(check1);
const validator5 = validator(check1);
const validator6 = validator(check1);
const validator7 = validator(check1);
const validator8 = validator(check1);
const validator9 = validator(check1);

export {
  validator0 as query,
  validator1 as headers,
  validator2 as response200,
  validator3 as response400,
  validator4 as response401,
  validator5 as response403,
  validator6 as response429,
  validator7 as response431,
  validator8 as response500,
  validator9 as response503,
};

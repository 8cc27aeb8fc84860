import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check2 } from '../schemas/Error.js';
import { check as check1 } from '../schemas/EventListResponse.js';
import { check as check0 } from '../schemas/EventTypeName.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^(evt_[a-z0-9]{26})?$', 'u');
const values0 = ['id[ASC]', 'id[DESC]'];
const values1 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (!(data.after === undefined)) {
      let data0 = data.after;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/after', 'pattern', {
            limit: '^(evt_[a-z0-9]{26})?$',
            message: 'be the ID of an event (evt_ and 26 characters a-z or 0-9), or empty',
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
    if (!(data.event_type === undefined)) {
      let data3 = data.event_type;
      if (Array.isArray(data3)) {
        if (data3.length > 200) {
          vErrors = note0(vErrors, '/event_type', 'maxItems', { limit: 200 });
          errors++;
        }
        for (let i0 = 0; i0 < data3.length; i0++) {
          const found0 = check0(data3[i0], fast);
          if (found0 !== null) {
            if (fast) {
              return found0;
            }
            vErrors = adopt0(vErrors, found0, '/event_type/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/event_type', 'type', { type: 'array' });
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
const validator2 = validator(check1);
const validator3 = validator(check2);
const validator4 = validator(check2);
const validator5 = validator(check2);
const validator6 = validator(check2);
const validator7 = validator(check2);
const validator8 = validator(check2);
const validator9 = validator(check2);

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

import { note as note0 } from '../runtime/fault.ts';
import { check as check2 } from '../schemas/Error.js';
import { check as check1 } from '../schemas/NotificationSettingResponse.js';
import { check as check0 } from '../schemas/NotificationSettingUpdate.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values0 = ['1'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.notification_setting_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'notification_setting_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.notification_setting_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/notification_setting_id', 'pattern', { limit: '^ntfset_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/notification_setting_id', 'type', { type: 'string' });
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
const validator1 = validator(validate1);
const validator2 = validator(check0);
const validator3 = validator(check1);
const validator4 = validator(check2);
const validator5 = validator(check2);
const validator6 = validator(check2);
const validator7 = validator(check2);
const validator8 = validator(check2);
const validator9 = validator(check2);
const validator10 = validator(check2);
const validator11 = validator(check2);
const validator12 = validator(check2);
const validator13 = validator(check2);
const validator14 = validator(check2);

export {
  validator0 as path,
  validator1 as headers,
  validator2 as body,
  validator3 as response200,
  validator4 as response400,
  validator5 as response401,
  validator6 as response403,
  validator7 as response404,
  validator8 as response409,
  validator9 as response413,
  validator10 as response415,
  validator11 as response429,
  validator12 as response431,
  validator13 as response500,
  validator14 as response503,
};

import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^apikey_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^[a-z\\d_]*\\*{4}$', 'u');
const values0 = ['active', 'expired', 'revoked'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^apikey_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.name === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.name;
      if (typeof data1 === 'string') {
        if (data1.length > 150 && codePoints0(data1) > 150) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 150 });
          errors++;
        }
        if (data1.length < 1) {
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/name', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.description === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.description;
      if (typeof data2 !== 'string' && data2 !== null) {
        vErrors = note0(vErrors, '/description', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data2 === 'string') {
        if (data2.length > 250 && codePoints0(data2) > 250) {
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 250 });
          errors++;
        }
        if (data2.length < 1) {
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.key === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'key' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.key;
      if (typeof data3 === 'string') {
        if (!pattern1.test(data3)) {
          vErrors = note0(vErrors, '/key', 'pattern', { limit: '^[a-z\\d_]*\\*{4}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/key', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.status === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.status;
      if (!(data4 === 'active' || data4 === 'expired' || data4 === 'revoked')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.permissions === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'permissions' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.permissions;
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          if (typeof data5[i0] !== 'string') {
            vErrors = note0(vErrors, '/permissions/' + i0, 'type', { type: 'string' });
            errors++;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
        const twins0 = firstDuplicate0(data5);
        if (!(twins0 === null)) {
          vErrors = note0(vErrors, '/permissions', 'uniqueItems', twins0);
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/permissions', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.expires_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'expires_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data7 = data.expires_at;
      if (typeof data7 !== 'string' && data7 !== null) {
        vErrors = note0(vErrors, '/expires_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
          vErrors = note0(vErrors, '/expires_at', 'format', { limit: 'date-time' });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.last_used_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'last_used_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data8 = data.last_used_at;
      if (typeof data8 !== 'string' && data8 !== null) {
        vErrors = note0(vErrors, '/last_used_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          vErrors = note0(vErrors, '/last_used_at', 'format', { limit: 'date-time' });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data9 = data.created_at;
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
          vErrors = note0(vErrors, '/created_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.updated_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data10 = data.updated_at;
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
          vErrors = note0(vErrors, '/updated_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
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

export { validator0 as ApiKey, validate0 as check };

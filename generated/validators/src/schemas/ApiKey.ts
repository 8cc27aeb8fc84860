// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^apikey_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^[a-z\\d_]*\\*{4}$', 'u');
const values0 = ['active', 'expired', 'revoked'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'pattern', {
            limit: '^apikey_[a-z0-9]{26}$',
            message: 'be an API key id such as apikey_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
    } else {
      let data1 = data.name;
      if (typeof data1 === 'string') {
        if (data1.length > 150 && codePoints0(data1) > 150) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 150 });
        }
        if (data1.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/name', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.description === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
    } else {
      let data2 = data.description;
      if (typeof data2 !== 'string' && data2 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: ['string', 'null'] });
      }
      if (typeof data2 === 'string') {
        if (data2.length > 250 && codePoints0(data2) > 250) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 250 });
        }
        if (data2.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 1 });
        }
      }
    }
    if (data.key === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'key' });
    } else {
      let data3 = data.key;
      if (typeof data3 === 'string') {
        if (!pattern1.test(data3)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/key', 'pattern', {
            limit: '^[a-z\\d_]*\\*{4}$',
            message: 'be a key whose secret part is hidden by ****, such as svc_apikey_sdbx_01…_****',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/key', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data4 = data.status;
      if (!(data4 === 'active' || data4 === 'expired' || data4 === 'revoked')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data4 == 'string' });
      }
    }
    if (data.permissions === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'permissions' });
    } else {
      let data5 = data.permissions;
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          if (typeof data5[i0] !== 'string') {
            if (fast) return refused0;
            vErrors = note0(vErrors, '/permissions/' + i0, 'type', { type: 'string' });
            errors++;
          }
        }
        const twins0 = firstDuplicate0(data5);
        if (twins0 !== null) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/permissions', 'uniqueItems', twins0);
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/permissions', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.expires_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'expires_at' });
    } else {
      let data7 = data.expires_at;
      if (typeof data7 !== 'string' && data7 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/expires_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/expires_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.last_used_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'last_used_at' });
    } else {
      let data8 = data.last_used_at;
      if (typeof data8 !== 'string' && data8 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/last_used_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/last_used_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data9 = data.created_at;
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.updated_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
    } else {
      let data10 = data.updated_at;
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/api-key.yaml#/ApiKey */
const validator0: Validator<types.ApiKey> = /* @__PURE__ */ validator(validate0);

export { validator0 as ApiKey, validate0 as check };

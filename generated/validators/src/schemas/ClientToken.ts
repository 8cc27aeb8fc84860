// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ctkn_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^(live|test)_[a-z0-9]{27}$', 'u');
const values0 = ['active', 'revoked'];

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
            limit: '^ctkn_[a-z0-9]{26}$',
            message: 'be a client token id such as ctkn_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.token === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'token' });
    } else {
      let data1 = data.token;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/token', 'pattern', {
            limit: '^(live|test)_[a-z0-9]{27}$',
            message: 'be live_ or test_ and 27 small letters or digits',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/token', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
    } else {
      let data2 = data.name;
      if (typeof data2 === 'string') {
        if (data2.length > 150 && codePoints0(data2) > 150) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 150 });
        }
        if (data2.length < 1) {
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
      let data3 = data.description;
      if (typeof data3 !== 'string' && data3 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: ['string', 'null'] });
      }
      if (typeof data3 === 'string') {
        if (data3.length > 500 && codePoints0(data3) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
        }
        if (data3.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 1 });
        }
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data4 = data.status;
      if (!(data4 === 'active' || data4 === 'revoked')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data4 == 'string' });
      }
    }
    if (data.revoked_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'revoked_at' });
    } else {
      let data5 = data.revoked_at;
      if (typeof data5 !== 'string' && data5 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/revoked_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data5 === 'string') {
        if (!isDateTime0(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/revoked_at', 'format', {
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
      let data6 = data.created_at;
      if (typeof data6 === 'string') {
        if (!isDateTime0(data6)) {
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
      let data7 = data.updated_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
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

/** @see schemas/client-token.yaml#/ClientToken */
const validator0: Validator<types.ClientToken> = /* @__PURE__ */ validator(validate0);

export { validator0 as ClientToken, validate0 as check };

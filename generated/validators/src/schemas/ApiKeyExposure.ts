// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { isUri as isUri0 } from '../runtime/formats/uri.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^apikeyexp_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^apikey_[a-z0-9]{26}$', 'u');
const values0 = ['high', 'low'];
const values1 = ['revoked', 'none'];
const values2 = ['code_host', 'other'];

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
            limit: '^apikeyexp_[a-z0-9]{26}$',
            message: 'be an API key exposure id such as apikeyexp_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.api_key_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'api_key_id' });
    } else {
      let data1 = data.api_key_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/api_key_id', 'pattern', {
            limit: '^apikey_[a-z0-9]{26}$',
            message: 'be an API key id such as apikey_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/api_key_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.risk_level === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'risk_level' });
    } else {
      let data2 = data.risk_level;
      if (!(data2 === 'high' || data2 === 'low')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/risk_level', 'enum', { limit: values0, open: typeof data2 == 'string' });
      }
    }
    if (data.action_taken === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'action_taken' });
    } else {
      let data3 = data.action_taken;
      if (!(data3 === 'revoked' || data3 === 'none')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/action_taken', 'enum', { limit: values1, open: typeof data3 == 'string' });
      }
    }
    if (data.source === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'source' });
    } else {
      let data4 = data.source;
      if (!(data4 === 'code_host' || data4 === 'other')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/source', 'enum', { limit: values2, open: typeof data4 == 'string' });
      }
    }
    if (data.reference === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'reference' });
    } else {
      let data5 = data.reference;
      if (typeof data5 === 'string') {
        if (data5.length > 2048 && codePoints0(data5) > 2048) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/reference', 'maxLength', { limit: 2048 });
        }
        if (!isUri0(data5)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/reference', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/reference', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.description === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
    } else {
      let data6 = data.description;
      if (typeof data6 !== 'string' && data6 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: ['string', 'null'] });
      }
      if (typeof data6 === 'string') {
        if (data6.length > 500 && codePoints0(data6) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
        }
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data7 = data.created_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
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
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/api-key-exposure.yaml#/ApiKeyExposure */
const validator0: Validator<types.ApiKeyExposure> = /* @__PURE__ */ validator(validate0);

export { validator0 as ApiKeyExposure, validate0 as check };

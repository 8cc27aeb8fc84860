// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

const values0 = ['email', 'url'];
const values1 = [1];
const values2 = ['platform', 'simulation', 'all'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'description' ||
          key0 === 'type' ||
          key0 === 'destination' ||
          key0 === 'subscribed_events' ||
          key0 === 'active' ||
          key0 === 'api_version' ||
          key0 === 'include_sensitive_fields' ||
          key0 === 'traffic_source'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (data.description === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
    } else {
      let data0 = data.description;
      if (typeof data0 === 'string') {
        if (data0.length > 500 && codePoints0(data0) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
        }
        if (data0.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data1 = data.type;
      if (!(data1 === 'email' || data1 === 'url')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0 });
      }
    }
    if (data.destination === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'destination' });
    } else {
      let data2 = data.destination;
      if (typeof data2 === 'string') {
        if (data2.length > 2048 && codePoints0(data2) > 2048) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/destination', 'maxLength', { limit: 2048 });
        }
        if (data2.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/destination', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/destination', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.subscribed_events === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscribed_events' });
    } else {
      let data3 = data.subscribed_events;
      if (Array.isArray(data3)) {
        for (let i0 = 0; i0 < data3.length; i0++) {
          const found0 = check0(data3[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/subscribed_events/' + i0);
            errors = vErrors.length;
          }
        }
        const twins0 = firstDuplicate0(data3);
        if (twins0 !== null) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/subscribed_events', 'uniqueItems', twins0);
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscribed_events', 'type', { type: 'array' });
        errors++;
      }
    }
    if (!(data.active === undefined)) {
      let data5 = data.active;
      if (typeof data5 !== 'boolean' && data5 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/active', 'type', { type: ['boolean', 'null'] });
      }
    }
    if (!(data.api_version === undefined)) {
      let data6 = data.api_version;
      if (typeof data6 == 'number' && isFinite(data6)) {
        if (!(data6 === 1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/api_version', 'enum', { limit: values1 });
        }
        if (typeof data6 == 'number' && isFinite(data6)) {
          if (data6 < 1 || isNaN(data6)) {
            if (fast) return refused0;
            vErrors = note0(vErrors, '/api_version', 'minimum', { comparison: '>=', limit: 1 });
            errors++;
          }
        }
      } else if (!(data6 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/api_version', 'type', { type: ['number', 'null'] });
      }
    }
    if (!(data.include_sensitive_fields === undefined)) {
      let data7 = data.include_sensitive_fields;
      if (typeof data7 !== 'boolean' && data7 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/include_sensitive_fields', 'type', { type: ['boolean', 'null'] });
      }
    }
    if (!(data.traffic_source === undefined)) {
      let data8 = data.traffic_source;
      if (typeof data8 === 'string') {
        if (!(data8 === 'platform' || data8 === 'simulation' || data8 === 'all')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/traffic_source', 'enum', { limit: values2 });
        }
      } else if (!(data8 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/traffic_source', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/notification-setting.yaml#/NotificationSettingCreate */
const validator0: Validator<types.NotificationSettingCreate> = /* @__PURE__ */ validator(validate0);

export { validator0 as NotificationSettingCreate, validate0 as check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

const values0 = [1];
const values1 = ['platform', 'simulation', 'all'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'active' ||
          key0 === 'api_version' ||
          key0 === 'description' ||
          key0 === 'destination' ||
          key0 === 'include_sensitive_fields' ||
          key0 === 'subscribed_events' ||
          key0 === 'traffic_source'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (!(data.active === undefined)) {
      if (typeof data.active !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/active', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (!(data.api_version === undefined)) {
      let data1 = data.api_version;
      if (!(data1 === 1)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/api_version', 'enum', { limit: values0 });
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/api_version', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (!(data.description === undefined)) {
      let data2 = data.description;
      if (typeof data2 === 'string') {
        if (data2.length > 500 && codePoints0(data2) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
        }
        if (data2.length < 1) {
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
    if (!(data.destination === undefined)) {
      let data3 = data.destination;
      if (typeof data3 === 'string') {
        if (data3.length > 2048 && codePoints0(data3) > 2048) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/destination', 'maxLength', { limit: 2048 });
        }
        if (data3.length < 1) {
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
    if (!(data.include_sensitive_fields === undefined)) {
      if (typeof data.include_sensitive_fields !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/include_sensitive_fields', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (!(data.subscribed_events === undefined)) {
      let data5 = data.subscribed_events;
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          const found0 = check0(data5[i0], fast);
          if (found0 !== null) {
            if (fast) return found0;
            vErrors = adopt0(vErrors, found0, '/subscribed_events/' + i0);
            errors = vErrors.length;
          }
        }
        const twins0 = firstDuplicate0(data5);
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
    if (!(data.traffic_source === undefined)) {
      let data7 = data.traffic_source;
      if (!(data7 === 'platform' || data7 === 'simulation' || data7 === 'all')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/traffic_source', 'enum', { limit: values1 });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/notification-setting.yaml#/NotificationSettingUpdate */
const validator0: Validator<types.NotificationSettingUpdate> = /* @__PURE__ */ validator(validate0);

export { validator0 as NotificationSettingUpdate, validate0 as check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/SimulationConfigInput.ts';
import { check as check1 } from '../schemas/SimulationTypeName.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values0 = ['active', 'archived'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'config' ||
          key0 === 'name' ||
          key0 === 'notification_setting_id' ||
          key0 === 'payload' ||
          key0 === 'status' ||
          key0 === 'type'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (!(data.config === undefined)) {
      let data0 = data.config;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        const found0 = check0(data0, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/config');
          errors = vErrors.length;
        }
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/config', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.name === undefined)) {
      let data1 = data.name;
      if (typeof data1 === 'string') {
        if (data1.length > 500 && codePoints0(data1) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 500 });
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
    if (!(data.notification_setting_id === undefined)) {
      let data2 = data.notification_setting_id;
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/notification_setting_id', 'pattern', {
            limit: '^ntfset_[a-z0-9]{26}$',
            message: 'be a notification setting id such as ntfset_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/notification_setting_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.payload === undefined)) {
      let data3 = data.payload;
      if (!(data3 && typeof data3 == 'object' && !Array.isArray(data3)) && data3 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payload', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.status === undefined)) {
      let data4 = data.status;
      if (!(data4 === 'active' || data4 === 'archived')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
      }
    }
    if (!(data.type === undefined)) {
      const found1 = check1(data.type, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/type');
        errors = vErrors.length;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation.yaml#/SimulationUpdate */
const validator0: Validator<types.SimulationUpdate> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulationUpdate, validate0 as check };

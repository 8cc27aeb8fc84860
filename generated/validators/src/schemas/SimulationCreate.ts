// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/SimulationConfigInput.ts';
import { check as check0 } from '../schemas/SimulationTypeName.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (
        !(
          key0 === 'notification_setting_id' ||
          key0 === 'name' ||
          key0 === 'type' ||
          key0 === 'config' ||
          key0 === 'payload'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (data.notification_setting_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'notification_setting_id' });
    } else {
      let data0 = data.notification_setting_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
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
    if (data.name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
    } else {
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
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      const found0 = check0(data.type, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/type');
        errors = vErrors.length;
      }
    }
    if (!(data.config === undefined)) {
      let data3 = data.config;
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
        const found1 = check1(data3, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/config');
          errors = vErrors.length;
        }
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/config', 'type', { type: ['object', 'null'] });
      }
    }
    if (!(data.payload === undefined)) {
      let data4 = data.payload;
      if (!(data4 && typeof data4 == 'object' && !Array.isArray(data4)) && data4 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payload', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation.yaml#/SimulationCreate */
const validator0: Validator<types.SimulationCreate> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulationCreate, validate0 as check };

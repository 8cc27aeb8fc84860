// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import {
  note as note0,
  refused as refused0,
  opened as opened0,
  adopt as adopt0,
  narrow as narrow0,
} from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';
import { check as check1 } from '../schemas/SimulationConfig.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfsim_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ntfset_[a-z0-9]{26}$', 'u');
const values0 = ['active', 'archived'];
const values1 = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];

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
            limit: '^ntfsim_[a-z0-9]{26}$',
            message: 'be a simulation id such as ntfsim_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data1 = data.status;
      if (!(data1 === 'active' || data1 === 'archived')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data1 == 'string' });
      }
    }
    if (data.notification_setting_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'notification_setting_id' });
    } else {
      let data2 = data.notification_setting_id;
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
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
      let data3 = data.name;
      if (typeof data3 === 'string') {
        if (data3.length > 500 && codePoints0(data3) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 500 });
        }
        if (data3.length < 1) {
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
      let data4 = data.type;
      if (typeof data4 === 'string') {
        const start0 = errors;
        let fitting0 = 0;
        let from0 = start0;
        const _errs10 = errors;
        const found0 = check0(data4, fast);
        if (found0 !== null) {
          if (fast) {
            errors++;
          } else {
            vErrors = adopt0(vErrors, opened0(found0, data4), '/type');
            errors = vErrors.length;
          }
        }
        var _valid0 = _errs10 === errors;
        if (_valid0) {
          fitting0++;
        }
        let from1 = errors;
        if (fitting0 === 0) {
          const _errs11 = errors;
          if (
            !(
              data4 === 'subscription_creation' ||
              data4 === 'subscription_renewal' ||
              data4 === 'subscription_pause' ||
              data4 === 'subscription_resume' ||
              data4 === 'subscription_cancellation'
            )
          ) {
            errors++;
            vErrors = fast ? null : note0(vErrors, '/type', 'enum', { limit: values1, open: typeof data4 == 'string' });
          }
          var _valid1 = _errs11 === errors;
          if (_valid1) {
            fitting0++;
          }
        }
        if (fitting0 > 0) {
          errors = start0;
          if (vErrors !== null) {
            if (start0) {
              vErrors.length = start0;
            } else {
              vErrors = null;
            }
          }
        } else {
          if (fast) return refused0;
          vErrors = narrow0(vErrors, [from0, from1], '/type', 'anyOf');
          errors = vErrors.length;
        }
      } else {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'type', { type: 'string' });
      }
    }
    if (data.payload === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payload' });
    } else {
      let data5 = data.payload;
      if (!(data5 && typeof data5 == 'object' && !Array.isArray(data5)) && data5 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payload', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.config === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'config' });
    } else {
      let data6 = data.config;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        const found1 = check1(data6, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/config');
          errors = vErrors.length;
        }
      } else if (!(data6 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/config', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.last_run_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'last_run_at' });
    } else {
      let data7 = data.last_run_at;
      if (typeof data7 !== 'string' && data7 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/last_run_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/last_run_at', 'format', {
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
      let data8 = data.created_at;
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
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
      let data9 = data.updated_at;
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
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

/** @see schemas/simulation.yaml#/Simulation */
const validator0: Validator<types.Simulation> = /* @__PURE__ */ validator(validate0);

export { validator0 as Simulation, validate0 as check };

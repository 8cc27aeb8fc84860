// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';
import { check as check1 } from '../schemas/SimulationEvent.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('\\.', 'u');
const values0 = ['pending', 'completed', 'canceled'];

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
            limit: '^ntfsimrun_[a-z0-9]{26}$',
            message: 'be a simulation run id such as ntfsimrun_01…',
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
      if (!(data1 === 'pending' || data1 === 'completed' || data1 === 'canceled')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data1 == 'string' });
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data2 = data.type;
      const found0 = check0(data2, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data2), '/type');
        errors = vErrors.length;
      }
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/type', 'pattern', {
            limit: '\\.',
            message: 'be an event type such as customer.created',
          });
        }
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data3 = data.created_at;
      if (typeof data3 === 'string') {
        if (!isDateTime0(data3)) {
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
      let data4 = data.updated_at;
      if (typeof data4 === 'string') {
        if (!isDateTime0(data4)) {
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
    if (!(data.events === undefined)) {
      let data5 = data.events;
      if (Array.isArray(data5)) {
        for (let i0 = 0; i0 < data5.length; i0++) {
          const found1 = check1(data5[i0], fast);
          if (found1 !== null) {
            if (fast) return found1;
            vErrors = adopt0(vErrors, found1, '/events/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/events', 'type', { type: 'array' });
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

/** @see schemas/simulation-run.yaml#/SingleEventRun */
const validator0: Validator<types.SingleEventRun> = /* @__PURE__ */ validator(validate0);

export { validator0 as SingleEventRun, validate0 as check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import {
  note as note0,
  refused as refused0,
  opened as opened0,
  adopt as adopt0,
  narrow as narrow0,
} from '../runtime/fault.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

const values0 = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];
const values1 = ['single_event', 'scenario'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
    } else {
      let data0 = data.name;
      if (typeof data0 === 'string') {
        const start0 = errors;
        let fitting0 = 0;
        let from0 = start0;
        const _errs3 = errors;
        const found0 = check0(data0, fast);
        if (found0 !== null) {
          if (fast) {
            errors++;
          } else {
            vErrors = adopt0(vErrors, opened0(found0, data0), '/name');
            errors = vErrors.length;
          }
        }
        var _valid0 = _errs3 === errors;
        if (_valid0) {
          fitting0++;
        }
        let from1 = errors;
        if (fitting0 === 0) {
          const _errs4 = errors;
          if (
            !(
              data0 === 'subscription_creation' ||
              data0 === 'subscription_renewal' ||
              data0 === 'subscription_pause' ||
              data0 === 'subscription_resume' ||
              data0 === 'subscription_cancellation'
            )
          ) {
            errors++;
            vErrors = fast ? null : note0(vErrors, '/name', 'enum', { limit: values0, open: typeof data0 == 'string' });
          }
          var _valid1 = _errs4 === errors;
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
          vErrors = narrow0(vErrors, [from0, from1], '/name', 'anyOf');
          errors = vErrors.length;
        }
      } else {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/name', 'type', { type: 'string' });
      }
    }
    if (data.label === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'label' });
    } else {
      if (typeof data.label !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/label', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.description === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
    } else {
      if (typeof data.description !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.group === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'group' });
    } else {
      if (typeof data.group !== 'string') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/group', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data4 = data.type;
      if (!(data4 === 'single_event' || data4 === 'scenario')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values1, open: typeof data4 == 'string' });
      }
    }
    if (data.events === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'events' });
    } else {
      let data5 = data.events;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/events', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data5.length; i0++) {
          let data6 = data5[i0];
          const found1 = check0(data6, fast);
          if (found1 !== null) {
            if (fast) return found1;
            vErrors = adopt0(vErrors, opened0(found1, data6), '/events/' + i0);
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

/** @see schemas/simulation-type.yaml#/SimulationType */
const validator0: Validator<types.SimulationType> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulationType, validate0 as check };

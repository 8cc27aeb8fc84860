// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

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
      const found0 = check0(data0, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data0), '/name');
        errors = vErrors.length;
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
    if (data.available_versions === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'available_versions' });
    } else {
      let data3 = data.available_versions;
      if (Array.isArray(data3)) {
        for (let i0 = 0; i0 < data3.length; i0++) {
          let data4 = data3[i0];
          if (!(typeof data4 == 'number' && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
            if (fast) return refused0;
            vErrors = note0(vErrors, '/available_versions/' + i0, 'type', { type: 'integer' });
            errors++;
          }
          if (typeof data4 == 'number' && isFinite(data4)) {
            if (data4 < 1 || isNaN(data4)) {
              if (fast) return refused0;
              vErrors = note0(vErrors, '/available_versions/' + i0, 'minimum', { comparison: '>=', limit: 1 });
              errors++;
            }
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/available_versions', 'type', { type: 'array' });
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

/** @see schemas/event-type.yaml#/EventType */
const validator0: Validator<types.EventType> = /* @__PURE__ */ validator(validate0);

export { validator0 as EventType, validate0 as check };

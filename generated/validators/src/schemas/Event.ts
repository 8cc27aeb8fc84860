// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^evt_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.event_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'event_id' });
    } else {
      let data0 = data.event_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/event_id', 'pattern', {
            limit: '^evt_[a-z0-9]{26}$',
            message: 'be an event id such as evt_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/event_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.event_type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'event_type' });
    } else {
      let data1 = data.event_type;
      const found0 = check0(data1, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data1), '/event_type');
        errors = vErrors.length;
      }
    }
    if (data.occurred_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'occurred_at' });
    } else {
      let data2 = data.occurred_at;
      if (typeof data2 === 'string') {
        if (!isDateTime0(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/occurred_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/occurred_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'data' });
    } else {
      let data3 = data.data;
      if (data3 && typeof data3 == 'object' && !Array.isArray(data3)) {
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/data', 'type', { type: 'object' });
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

/** @see schemas/event.yaml#/Event */
const validator0: Validator<types.Event> = /* @__PURE__ */ validator(validate0);

export { validator0 as Event, validate0 as check };

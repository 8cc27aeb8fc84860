// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import {
  note as note0,
  refused as refused0,
  narrow as narrow0,
  opened as opened0,
  adopt as adopt0,
} from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^evt_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ntfsimevt_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ntf_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ntfsimntf_[a-z0-9]{26}$', 'u');

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
        const start0 = errors;
        let fitting0 = 0;
        let from0 = start0;
        const _errs3 = errors;
        if (typeof data0 === 'string') {
          if (!pattern0.test(data0)) {
            errors++;
            vErrors = fast
              ? null
              : note0(vErrors, '/event_id', 'pattern', {
                  limit: '^evt_[a-z0-9]{26}$',
                  message: 'be an event id such as evt_01…',
                });
          }
        } else {
          vErrors = fast ? null : note0(vErrors, '/event_id', 'type', { type: 'string' });
          errors++;
        }
        var _valid0 = _errs3 === errors;
        if (_valid0) {
          fitting0++;
        }
        let from1 = errors;
        if (fitting0 === 0) {
          const _errs5 = errors;
          if (typeof data0 === 'string') {
            if (!pattern1.test(data0)) {
              errors++;
              vErrors = fast
                ? null
                : note0(vErrors, '/event_id', 'pattern', {
                    limit: '^ntfsimevt_[a-z0-9]{26}$',
                    message: 'be a simulation event id such as ntfsimevt_01…',
                  });
            }
          } else {
            vErrors = fast ? null : note0(vErrors, '/event_id', 'type', { type: 'string' });
            errors++;
          }
          var _valid1 = _errs5 === errors;
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
          vErrors = narrow0(vErrors, [from0, from1], '/event_id', 'anyOf');
          errors = vErrors.length;
        }
      } else {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/event_id', 'type', { type: 'string' });
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
    if (!(data.notification_id === undefined)) {
      let data3 = data.notification_id;
      if (typeof data3 === 'string') {
        const start1 = errors;
        let fitting1 = 0;
        let from2 = start1;
        const _errs12 = errors;
        if (typeof data3 === 'string') {
          if (!pattern2.test(data3)) {
            errors++;
            vErrors = fast
              ? null
              : note0(vErrors, '/notification_id', 'pattern', {
                  limit: '^ntf_[a-z0-9]{26}$',
                  message: 'be a notification id such as ntf_01…',
                });
          }
        } else {
          vErrors = fast ? null : note0(vErrors, '/notification_id', 'type', { type: 'string' });
          errors++;
        }
        var _valid2 = _errs12 === errors;
        if (_valid2) {
          fitting1++;
        }
        let from3 = errors;
        if (fitting1 === 0) {
          const _errs14 = errors;
          if (typeof data3 === 'string') {
            if (!pattern3.test(data3)) {
              errors++;
              vErrors = fast
                ? null
                : note0(vErrors, '/notification_id', 'pattern', {
                    limit: '^ntfsimntf_[a-z0-9]{26}$',
                    message: 'be a simulated notification id such as ntfsimntf_01…',
                  });
            }
          } else {
            vErrors = fast ? null : note0(vErrors, '/notification_id', 'type', { type: 'string' });
            errors++;
          }
          var _valid3 = _errs14 === errors;
          if (_valid3) {
            fitting1++;
          }
        }
        if (fitting1 > 0) {
          errors = start1;
          if (vErrors !== null) {
            if (start1) {
              vErrors.length = start1;
            } else {
              vErrors = null;
            }
          }
        } else {
          if (fast) return refused0;
          vErrors = narrow0(vErrors, [from2, from3], '/notification_id', 'anyOf');
          errors = vErrors.length;
        }
      } else {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/notification_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/event.yaml#/EventEnvelope */
const validator0: Validator<types.EventEnvelope> = /* @__PURE__ */ validator(validate0);

export { validator0 as EventEnvelope, validate0 as check };

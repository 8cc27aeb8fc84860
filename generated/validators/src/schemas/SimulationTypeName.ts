// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { adopt as adopt0, note as note0, refused as refused0, narrow as narrow0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/EventTypeName.ts';

const values0 = [
  'subscription_creation',
  'subscription_renewal',
  'subscription_pause',
  'subscription_resume',
  'subscription_cancellation',
];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    const start0 = errors;
    let fitting0 = 0;
    let from0 = start0;
    const _errs1 = errors;
    const found0 = check0(data, fast);
    if (found0 !== null) {
      if (fast) {
        errors++;
      } else {
        vErrors = adopt0(vErrors, found0, '');
        errors = vErrors.length;
      }
    }
    var _valid0 = _errs1 === errors;
    if (_valid0) {
      fitting0++;
    }
    let from1 = errors;
    if (fitting0 === 0) {
      const _errs2 = errors;
      if (
        !(
          data === 'subscription_creation' ||
          data === 'subscription_renewal' ||
          data === 'subscription_pause' ||
          data === 'subscription_resume' ||
          data === 'subscription_cancellation'
        )
      ) {
        errors++;
        vErrors = fast ? null : note0(vErrors, '', 'enum', { limit: values0 });
      }
      var _valid1 = _errs2 === errors;
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
      vErrors = narrow0(vErrors, [from0, from1], '', 'anyOf');
      errors = vErrors.length;
    }
  } else {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
  }
  return vErrors;
}

/** @see schemas/simulation-type.yaml#/SimulationTypeName */
const validator0: Validator<types.SimulationTypeName> = /* @__PURE__ */ validator(validate0);

export { validator0 as SimulationTypeName, validate0 as check };

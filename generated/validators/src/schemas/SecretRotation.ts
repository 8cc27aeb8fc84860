// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'overlap_seconds')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (!(data.overlap_seconds === undefined)) {
      let data0 = data.overlap_seconds;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/overlap_seconds', 'type', { type: ['integer', 'null'] });
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 604800 || isNaN(data0)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/overlap_seconds', 'maximum', { comparison: '<=', limit: 604800 });
          errors++;
        }
        if (data0 < 0 || isNaN(data0)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/overlap_seconds', 'minimum', { comparison: '>=', limit: 0 });
          errors++;
        }
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/notification-setting.yaml#/SecretRotation */
const validator0: Validator<types.SecretRotation> = /* @__PURE__ */ validator(validate0);

export { validator0 as SecretRotation, validate0 as check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = [1];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 1)) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  if (typeof data == 'number' && isFinite(data)) {
    if (data < 1 || isNaN(data)) {
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'minimum', { comparison: '>=', limit: 1 });
      errors++;
    }
  }
  return vErrors;
}

/** @see schemas/notification-setting.yaml#/ApiVersion */
const validator0: Validator<types.ApiVersion> = /* @__PURE__ */ validator(validate0);

export { validator0 as ApiVersion, validate0 as check };

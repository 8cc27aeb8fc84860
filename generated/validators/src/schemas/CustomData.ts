// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { exceedsBytes as exceedsBytes0 } from '../runtime/json-bytes.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (exceedsBytes0(data, 16384)) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'x-max-bytes', { limit: 16384 });
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'minProperties', { limit: 1 });
      errors++;
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/CustomData */
const validator0: Validator<types.CustomData> = /* @__PURE__ */ validator(validate0);

export { validator0 as CustomData, validate0 as check };

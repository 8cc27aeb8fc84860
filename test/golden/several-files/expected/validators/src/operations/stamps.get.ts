// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@several-files/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Stamp.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^stp_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.stamp_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'stamp_id' });
    } else {
      let data0 = data.stamp_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/stamp_id', 'pattern', { limit: '^stp_[a-z0-9]{26}$' });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/stamp_id', 'type', { type: 'string' });
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

/** @see operations/stamps.yaml#/Stamp/get */
const validator0: Validator<types.StampsGetPath> = /* @__PURE__ */ validator(validate0);
/** @see operations/stamps.yaml#/Stamp/get/responses/200 */
const validator1: Validator<types.StampsGetResponse200> = /* @__PURE__ */ validator(check0);

export { validator0 as path, validator1 as response200, validate0 as pathCheck, check0 as response200Check };

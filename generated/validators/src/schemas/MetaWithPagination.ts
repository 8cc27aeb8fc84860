// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { isUuid as isUuid0 } from '../runtime/formats/text.ts';
import { check as check0 } from '../schemas/PaginationInfo.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.request_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'request_id' });
    } else {
      let data0 = data.request_id;
      if (typeof data0 === 'string') {
        if (!isUuid0(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/request_id', 'format', {
            limit: 'uuid',
            message: 'be a UUID such as 0b8f6a52-3c41-4e7d-9a15-6f2d8c7e9b04',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/request_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.pagination === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'pagination' });
    } else {
      const found0 = check0(data.pagination, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/pagination');
        errors = vErrors.length;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/shared.yaml#/MetaWithPagination */
const validator0: Validator<types.MetaWithPagination> = /* @__PURE__ */ validator(validate0);

export { validator0 as MetaWithPagination, validate0 as check };

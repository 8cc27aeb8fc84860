// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@bodies/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'file' || key0 === 'about' || key0 === 'count' || key0 === 'more' || key0 === 'note')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (data.file === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'file' });
    }
    if (!(data.about === undefined)) {
      let data0 = data.about;
      if (data0 && typeof data0 == 'object' && !Array.isArray(data0)) {
        if (!(data0.by === undefined)) {
          if (typeof data0.by !== 'string') {
            if (fast) return refused0;
            vErrors = note0(vErrors, '/about/by', 'type', { type: 'string' });
            errors++;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/about', 'type', { type: 'object' });
        errors++;
      }
    }
    if (!(data.count === undefined)) {
      let data2 = data.count;
      if (!(typeof data2 == 'number' && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/count', 'type', { type: 'integer' });
        errors++;
      }
    }
    if (!(data.more === undefined)) {
      let data3 = data.more;
      if (Array.isArray(data3)) {
        if (data3.length > 3) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/more', 'maxItems', { limit: 3 });
          errors++;
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/more', 'type', { type: 'array' });
        errors++;
      }
    }
    if (!(data.note === undefined)) {
      let data4 = data.note;
      if (typeof data4 === 'string') {
        if (data4.length > 5 && codePoints0(data4) > 5) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/note', 'maxLength', { limit: 5 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/note', 'type', { type: 'string' });
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
function validate1(data, fast) {
  let vErrors = null;
  return vErrors;
}

/** @see spec.yaml#/paths/~1multipart/post/requestBody */
const validator0: Validator<types.FormsUploadBody> = /* @__PURE__ */ validator(validate0);
/** @see spec.yaml#/components/responses/Echo */
const validator1: Validator<types.FormsUploadResponse200> = /* @__PURE__ */ validator(validate1);

export { validator0 as body, validator1 as response200, validate0 as bodyCheck, validate1 as response200Check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.imported_from === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'imported_from' });
    } else {
      let data0 = data.imported_from;
      if (typeof data0 === 'string') {
        if (data0.length > 200 && codePoints0(data0) > 200) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/imported_from', 'maxLength', { limit: 200 });
        }
        if (data0.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/imported_from', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/imported_from', 'type', { type: 'string' });
        errors++;
      }
    }
    if (!(data.external_id === undefined)) {
      let data1 = data.external_id;
      if (typeof data1 !== 'string' && data1 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/external_id', 'type', { type: ['string', 'null'] });
      }
      if (typeof data1 === 'string') {
        if (data1.length > 200 && codePoints0(data1) > 200) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/external_id', 'maxLength', { limit: 200 });
        }
        if (data1.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/external_id', 'minLength', { limit: 1 });
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

/** @see schemas/shared.yaml#/ImportMeta */
const validator0: Validator<types.ImportMeta> = /* @__PURE__ */ validator(validate0);

export { validator0 as ImportMeta, validate0 as check };

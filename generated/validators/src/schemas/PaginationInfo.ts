// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';
import { isUri as isUri0 } from '../runtime/formats/uri.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.per_page === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'per_page' });
    } else {
      let data0 = data.per_page;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/per_page', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 200 || isNaN(data0)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/per_page', 'maximum', { comparison: '<=', limit: 200 });
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/per_page', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.next === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'next' });
    } else {
      let data1 = data.next;
      if (typeof data1 === 'string') {
        if (!isUri0(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/next', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/next', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.has_more === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'has_more' });
    } else {
      if (typeof data.has_more !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/has_more', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (!(data.estimated_total === undefined)) {
      let data3 = data.estimated_total;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/estimated_total', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 100001 || isNaN(data3)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/estimated_total', 'maximum', { comparison: '<=', limit: 100001 });
          errors++;
        }
        if (data3 < -1 || isNaN(data3)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/estimated_total', 'minimum', { comparison: '>=', limit: -1 });
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

/** @see schemas/shared.yaml#/PaginationInfo */
const validator0: Validator<types.PaginationInfo> = /* @__PURE__ */ validator(validate0);

export { validator0 as PaginationInfo, validate0 as check };

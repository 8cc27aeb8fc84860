import { note as note0 } from '../runtime/fault.ts';
import { isUri as isUri0 } from '../runtime/formats/uri.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.per_page === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'per_page' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.per_page;
      if (!(typeof data0 == 'number' && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
        vErrors = note0(vErrors, '/per_page', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data0 == 'number' && isFinite(data0)) {
        if (data0 > 200 || isNaN(data0)) {
          vErrors = note0(vErrors, '/per_page', 'maximum', { comparison: '<=', limit: 200 });
          errors++;
        }
        if (data0 < 1 || isNaN(data0)) {
          vErrors = note0(vErrors, '/per_page', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.next === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'next' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.next;
      if (typeof data1 === 'string') {
        if (!isUri0(data1)) {
          vErrors = note0(vErrors, '/next', 'format', { limit: 'uri' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/next', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.has_more === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'has_more' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      if (typeof data.has_more !== 'boolean') {
        vErrors = note0(vErrors, '/has_more', 'type', { type: 'boolean' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (!(data.estimated_total === undefined)) {
      let data3 = data.estimated_total;
      if (!(typeof data3 == 'number' && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        vErrors = note0(vErrors, '/estimated_total', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data3 == 'number' && isFinite(data3)) {
        if (data3 > 100001 || isNaN(data3)) {
          vErrors = note0(vErrors, '/estimated_total', 'maximum', { comparison: '<=', limit: 100001 });
          errors++;
        }
        if (data3 < -1 || isNaN(data3)) {
          vErrors = note0(vErrors, '/estimated_total', 'minimum', { comparison: '>=', limit: -1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as PaginationInfo, validate0 as check };

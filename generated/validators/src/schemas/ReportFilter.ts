// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/ReportFilterName.ts';

const values0 = ['lt', 'gte'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
    } else {
      let data0 = data.name;
      const found0 = check0(data0, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data0), '/name');
        errors = vErrors.length;
      }
    }
    if (data.operator === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'operator' });
    } else {
      let data1 = data.operator;
      if (typeof data1 === 'string') {
        if (!(data1 === 'lt' || data1 === 'gte')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/operator', 'enum', { limit: values0, open: typeof data1 == 'string' });
        }
      } else if (!(data1 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/operator', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.value === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'value' });
    } else {
      let data2 = data.value;
      if (typeof data2 !== 'string' && !Array.isArray(data2)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/value', 'type', { type: ['string', 'array'] });
      }
      if (Array.isArray(data2)) {
        for (let i0 = 0; i0 < data2.length; i0++) {
          if (typeof data2[i0] !== 'string') {
            if (fast) return refused0;
            vErrors = note0(vErrors, '/value/' + i0, 'type', { type: 'string' });
            errors++;
          }
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

/** @see schemas/report.yaml#/ReportFilter */
const validator0: Validator<types.ReportFilter> = /* @__PURE__ */ validator(validate0);

export { validator0 as ReportFilter, validate0 as check };

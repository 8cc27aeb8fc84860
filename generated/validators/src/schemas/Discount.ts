// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import {
  note as note0,
  refused as refused0,
  opened as opened0,
  adopt as adopt0,
  narrow as narrow0,
} from '../runtime/fault.ts';
import { firstDuplicate as firstDuplicate0 } from '../runtime/first-duplicate.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/CurrencyCode.ts';
import { check as check1 } from '../schemas/CustomData.ts';
import { check as check2 } from '../schemas/ImportMeta.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^[a-zA-Z0-9]{1,32}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}(\\.[0-9]{1,2})?$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^dsg_[a-z0-9]{26}$', 'u');
const values0 = ['active', 'archived'];
const values1 = ['flat', 'flat_per_seat', 'percentage'];
const values2 = ['standard', 'custom'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^dsc_[a-z0-9]{26}$' });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data1 = data.status;
      if (!(data1 === 'active' || data1 === 'archived')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data1 == 'string' });
      }
    }
    if (data.description === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
    } else {
      let data2 = data.description;
      if (typeof data2 === 'string') {
        if (data2.length > 500 && codePoints0(data2) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
        }
        if (data2.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.enabled_for_checkout === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'enabled_for_checkout' });
    } else {
      if (typeof data.enabled_for_checkout !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/enabled_for_checkout', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (data.code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'code' });
    } else {
      let data4 = data.code;
      if (typeof data4 !== 'string' && data4 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/code', 'type', { type: ['string', 'null'] });
      }
      if (typeof data4 === 'string') {
        if (!pattern1.test(data4)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/code', 'pattern', {
            limit: '^[a-zA-Z0-9]{1,32}$',
            message: 'have 1 to 32 letters or digits',
          });
        }
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data5 = data.type;
      if (!(data5 === 'flat' || data5 === 'flat_per_seat' || data5 === 'percentage')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values1, open: typeof data5 == 'string' });
      }
    }
    if (data.mode === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'mode' });
    } else {
      let data6 = data.mode;
      if (!(data6 === 'standard' || data6 === 'custom')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/mode', 'enum', { limit: values2, open: typeof data6 == 'string' });
      }
    }
    if (data.amount === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'amount' });
    } else {
      let data7 = data.amount;
      if (typeof data7 === 'string') {
        if (!pattern2.test(data7)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}(\\.[0-9]{1,2})?$',
            message: 'be digits, for a percentage with up to two decimals',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/amount', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data8 = data.currency_code;
      if (typeof data8 === 'string') {
        const found0 = check0(data8, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, opened0(found0, data8), '/currency_code');
          errors = vErrors.length;
        }
      } else if (!(data8 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/currency_code', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.recur === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'recur' });
    } else {
      if (typeof data.recur !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/recur', 'type', { type: 'boolean' });
        errors++;
      }
    }
    if (data.maximum_recurring_intervals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'maximum_recurring_intervals' });
    } else {
      let data10 = data.maximum_recurring_intervals;
      if (!(typeof data10 == 'number' && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) && data10 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/maximum_recurring_intervals', 'type', { type: ['integer', 'null'] });
      }
      if (typeof data10 == 'number' && isFinite(data10)) {
        if (data10 < 1 || isNaN(data10)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/maximum_recurring_intervals', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.usage_limit === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'usage_limit' });
    } else {
      let data11 = data.usage_limit;
      if (!(typeof data11 == 'number' && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) && data11 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/usage_limit', 'type', { type: ['integer', 'null'] });
      }
      if (typeof data11 == 'number' && isFinite(data11)) {
        if (data11 < 1 || isNaN(data11)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/usage_limit', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
    if (data.restrict_to === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'restrict_to' });
    } else {
      let data12 = data.restrict_to;
      if (!Array.isArray(data12) && data12 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/restrict_to', 'type', { type: ['array', 'null'] });
      }
      if (Array.isArray(data12)) {
        if (data12.length > 200) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/restrict_to', 'maxItems', { limit: 200 });
          errors++;
        }
        if (data12.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/restrict_to', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data12.length; i0++) {
          let data13 = data12[i0];
          if (typeof data13 === 'string') {
            const start0 = errors;
            let fitting0 = 0;
            let from0 = start0;
            const _errs23 = errors;
            if (typeof data13 === 'string') {
              if (!pattern3.test(data13)) {
                errors++;
                vErrors = fast
                  ? null
                  : note0(vErrors, '/restrict_to/' + i0, 'pattern', { limit: '^pro_[a-z0-9]{26}$' });
              }
            } else {
              vErrors = fast ? null : note0(vErrors, '/restrict_to/' + i0, 'type', { type: 'string' });
              errors++;
            }
            var _valid0 = _errs23 === errors;
            if (_valid0) {
              fitting0++;
            }
            let from1 = errors;
            if (fitting0 === 0) {
              const _errs25 = errors;
              if (typeof data13 === 'string') {
                if (!pattern4.test(data13)) {
                  errors++;
                  vErrors = fast
                    ? null
                    : note0(vErrors, '/restrict_to/' + i0, 'pattern', { limit: '^pri_[a-z0-9]{26}$' });
                }
              } else {
                vErrors = fast ? null : note0(vErrors, '/restrict_to/' + i0, 'type', { type: 'string' });
                errors++;
              }
              var _valid1 = _errs25 === errors;
              if (_valid1) {
                fitting0++;
              }
            }
            if (fitting0 > 0) {
              errors = start0;
              if (vErrors !== null) {
                if (start0) {
                  vErrors.length = start0;
                } else {
                  vErrors = null;
                }
              }
            } else {
              if (fast) return refused0;
              vErrors = narrow0(vErrors, [from0, from1], '/restrict_to/' + i0, 'anyOf');
              errors = vErrors.length;
            }
          } else {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/restrict_to/' + i0, 'type', { type: 'string' });
          }
        }
        const twins0 = data12.length > 200 ? null : firstDuplicate0(data12);
        if (twins0 !== null) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/restrict_to', 'uniqueItems', twins0);
        }
      }
    }
    if (data.expires_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'expires_at' });
    } else {
      let data14 = data.expires_at;
      if (typeof data14 !== 'string' && data14 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/expires_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data14 === 'string') {
        if (!isDateTime0(data14)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/expires_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data15 = data.custom_data;
      if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
        const found1 = check1(data15, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data15 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.times_used === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'times_used' });
    } else {
      let data16 = data.times_used;
      if (!(typeof data16 == 'number' && !(data16 % 1) && !isNaN(data16) && isFinite(data16))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/times_used', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data16 == 'number' && isFinite(data16)) {
        if (data16 < 0 || isNaN(data16)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/times_used', 'minimum', { comparison: '>=', limit: 0 });
          errors++;
        }
      }
    }
    if (data.discount_group_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'discount_group_id' });
    } else {
      let data17 = data.discount_group_id;
      if (typeof data17 === 'string') {
        if (typeof data17 === 'string') {
          if (!pattern5.test(data17)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/discount_group_id', 'pattern', { limit: '^dsg_[a-z0-9]{26}$' });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/discount_group_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data17 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount_group_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data18 = data.created_at;
      if (typeof data18 === 'string') {
        if (!isDateTime0(data18)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.updated_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
    } else {
      let data19 = data.updated_at;
      if (typeof data19 === 'string') {
        if (!isDateTime0(data19)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.import_meta === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'import_meta' });
    } else {
      let data20 = data.import_meta;
      if (data20 && typeof data20 == 'object' && !Array.isArray(data20)) {
        const found2 = check2(data20, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data20 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/discount.yaml#/Discount */
const validator0: Validator<types.Discount> = /* @__PURE__ */ validator(validate0);

export { validator0 as Discount, validate0 as check };

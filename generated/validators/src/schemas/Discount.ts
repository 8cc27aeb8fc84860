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

const pattern0 = /* @__PURE__ */ new RegExp(
  '^0*(100(\\.0{1,2})?|[1-9][0-9]?(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$',
  'u',
);
const pattern1 = /* @__PURE__ */ new RegExp('^0*[1-9][0-9]*$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^[a-zA-Z0-9]{1,32}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}(\\.[0-9]{1,2})?$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const pattern6 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern7 = /* @__PURE__ */ new RegExp('^dsg_[a-z0-9]{26}$', 'u');
const values0 = ['flat', 'flat_per_seat'];
const values1 = ['active', 'archived'];
const values2 = ['flat', 'flat_per_seat', 'percentage'];
const values3 = ['standard', 'custom'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  const _errs2 = errors;
  const _errs3 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
    } else {
      if (data.type !== 'percentage') {
        errors++;
      }
    }
  }
  var holds0 = _errs3 === errors;
  errors = _errs2;
  if (vErrors !== null) {
    if (_errs2) {
      vErrors.length = _errs2;
    } else {
      vErrors = null;
    }
  }
  if (holds0) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (!(data.amount === undefined)) {
        let data1 = data.amount;
        if (typeof data1 === 'string') {
          if (!pattern0.test(data1)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/amount', 'pattern', {
              limit: '^0*(100(\\.0{1,2})?|[1-9][0-9]?(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$',
              message: 'be from 0.01 to 100 for a percentage, with at most two decimals',
            });
          }
        }
      }
      if (!(data.currency_code === undefined)) {
        if (data.currency_code !== null) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/currency_code', 'type', { type: 'null' });
          errors++;
        }
      }
    }
  }
  const _errs11 = errors;
  const _errs12 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
    } else {
      let data3 = data.type;
      if (!(data3 === 'flat' || data3 === 'flat_per_seat')) {
        errors++;
      }
    }
  }
  var holds1 = _errs12 === errors;
  errors = _errs11;
  if (vErrors !== null) {
    if (_errs11) {
      vErrors.length = _errs11;
    } else {
      vErrors = null;
    }
  }
  if (holds1) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (!(data.amount === undefined)) {
        let data4 = data.amount;
        if (typeof data4 === 'string') {
          if (!pattern1.test(data4)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/amount', 'pattern', {
              limit: '^0*[1-9][0-9]*$',
              message: 'be digits above 0 for a flat type, an amount in the smallest unit of the currency',
            });
          }
        }
      }
      if (!(data.currency_code === undefined)) {
        if (typeof data.currency_code !== 'string') {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/currency_code', 'type', { type: 'string' });
          errors++;
        }
      }
    }
  }
  const _errs20 = errors;
  const _errs21 = errors;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.recur === undefined) {
    } else {
      if (data.recur !== false) {
        errors++;
      }
    }
  }
  var holds2 = _errs21 === errors;
  errors = _errs20;
  if (vErrors !== null) {
    if (_errs20) {
      vErrors.length = _errs20;
    } else {
      vErrors = null;
    }
  }
  if (holds2) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (!(data.maximum_recurring_intervals === undefined)) {
        if (data.maximum_recurring_intervals !== null) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/maximum_recurring_intervals', 'type', { type: 'null' });
          errors++;
        }
      }
    }
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
    } else {
      let data8 = data.id;
      if (typeof data8 === 'string') {
        if (!pattern2.test(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'pattern', {
            limit: '^dsc_[a-z0-9]{26}$',
            message: 'be a discount id such as dsc_01…',
          });
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
      let data9 = data.status;
      if (!(data9 === 'active' || data9 === 'archived')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values1, open: typeof data9 == 'string' });
      }
    }
    if (data.description === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
    } else {
      let data10 = data.description;
      if (typeof data10 === 'string') {
        if (data10.length > 500 && codePoints0(data10) > 500) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
        }
        if (data10.length < 1) {
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
      let data12 = data.code;
      if (typeof data12 !== 'string' && data12 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/code', 'type', { type: ['string', 'null'] });
      }
      if (typeof data12 === 'string') {
        if (!pattern3.test(data12)) {
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
      let data13 = data.type;
      if (!(data13 === 'flat' || data13 === 'flat_per_seat' || data13 === 'percentage')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values2, open: typeof data13 == 'string' });
      }
    }
    if (data.mode === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'mode' });
    } else {
      let data14 = data.mode;
      if (!(data14 === 'standard' || data14 === 'custom')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/mode', 'enum', { limit: values3, open: typeof data14 == 'string' });
      }
    }
    if (data.amount === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'amount' });
    } else {
      let data15 = data.amount;
      if (typeof data15 === 'string') {
        if (!pattern4.test(data15)) {
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
      let data16 = data.currency_code;
      if (typeof data16 === 'string') {
        const found0 = check0(data16, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, opened0(found0, data16), '/currency_code');
          errors = vErrors.length;
        }
      } else if (!(data16 === null)) {
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
      let data18 = data.maximum_recurring_intervals;
      if (!(typeof data18 == 'number' && !(data18 % 1) && !isNaN(data18) && isFinite(data18)) && data18 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/maximum_recurring_intervals', 'type', { type: ['integer', 'null'] });
      }
      if (typeof data18 == 'number' && isFinite(data18)) {
        if (data18 < 1 || isNaN(data18)) {
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
      let data19 = data.usage_limit;
      if (!(typeof data19 == 'number' && !(data19 % 1) && !isNaN(data19) && isFinite(data19)) && data19 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/usage_limit', 'type', { type: ['integer', 'null'] });
      }
      if (typeof data19 == 'number' && isFinite(data19)) {
        if (data19 < 1 || isNaN(data19)) {
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
      let data20 = data.restrict_to;
      if (!Array.isArray(data20) && data20 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/restrict_to', 'type', { type: ['array', 'null'] });
      }
      if (Array.isArray(data20)) {
        if (data20.length > 200) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/restrict_to', 'maxItems', { limit: 200 });
          errors++;
        }
        if (data20.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/restrict_to', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data20.length; i0++) {
          let data21 = data20[i0];
          if (typeof data21 === 'string') {
            const start0 = errors;
            let fitting0 = 0;
            let from0 = start0;
            const _errs49 = errors;
            if (typeof data21 === 'string') {
              if (!pattern5.test(data21)) {
                errors++;
                vErrors = fast
                  ? null
                  : note0(vErrors, '/restrict_to/' + i0, 'pattern', {
                      limit: '^pro_[a-z0-9]{26}$',
                      message: 'be a product id such as pro_01…',
                    });
              }
            } else {
              vErrors = fast ? null : note0(vErrors, '/restrict_to/' + i0, 'type', { type: 'string' });
              errors++;
            }
            var _valid0 = _errs49 === errors;
            if (_valid0) {
              fitting0++;
            }
            let from1 = errors;
            if (fitting0 === 0) {
              const _errs51 = errors;
              if (typeof data21 === 'string') {
                if (!pattern6.test(data21)) {
                  errors++;
                  vErrors = fast
                    ? null
                    : note0(vErrors, '/restrict_to/' + i0, 'pattern', {
                        limit: '^pri_[a-z0-9]{26}$',
                        message: 'be a price id such as pri_01…',
                      });
                }
              } else {
                vErrors = fast ? null : note0(vErrors, '/restrict_to/' + i0, 'type', { type: 'string' });
                errors++;
              }
              var _valid1 = _errs51 === errors;
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
        const twins0 = data20.length > 200 ? null : firstDuplicate0(data20);
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
      let data22 = data.expires_at;
      if (typeof data22 !== 'string' && data22 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/expires_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data22 === 'string') {
        if (!isDateTime0(data22)) {
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
      let data23 = data.custom_data;
      if (data23 && typeof data23 == 'object' && !Array.isArray(data23)) {
        const found1 = check1(data23, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data23 === null)) {
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
      let data24 = data.times_used;
      if (!(typeof data24 == 'number' && !(data24 % 1) && !isNaN(data24) && isFinite(data24))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/times_used', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data24 == 'number' && isFinite(data24)) {
        if (data24 < 0 || isNaN(data24)) {
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
      let data25 = data.discount_group_id;
      if (typeof data25 === 'string') {
        if (typeof data25 === 'string') {
          if (!pattern7.test(data25)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/discount_group_id', 'pattern', {
              limit: '^dsg_[a-z0-9]{26}$',
              message: 'be a discount group id such as dsg_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/discount_group_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data25 === null)) {
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
      let data26 = data.created_at;
      if (typeof data26 === 'string') {
        if (!isDateTime0(data26)) {
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
      let data27 = data.updated_at;
      if (typeof data27 === 'string') {
        if (!isDateTime0(data27)) {
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
      let data28 = data.import_meta;
      if (data28 && typeof data28 == 'object' && !Array.isArray(data28)) {
        const found2 = check2(data28, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data28 === null)) {
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

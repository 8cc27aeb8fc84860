// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, opened, adopt, narrow } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkImportMeta } from '../schemas/ImportMeta.js';

const pattern = /* @__PURE__ */ new RegExp(
  '^0*(100(\\.0{1,2})?|[1-9][0-9]?(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$',
  'u',
);
const pattern2 = /* @__PURE__ */ new RegExp('^0*[1-9][0-9]*$', 'u');
const values = ['flat', 'flat_per_seat'];
const pattern3 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const values2 = ['active', 'archived'];
const pattern4 = /* @__PURE__ */ new RegExp('^[a-zA-Z0-9]{1,32}$', 'u');
const values3 = ['flat', 'flat_per_seat', 'percentage'];
const values4 = ['standard', 'custom'];
const pattern5 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}(\\.[0-9]{1,2})?$', 'u');
const pattern6 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const pattern7 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern8 = /* @__PURE__ */ new RegExp('^dsg_[a-z0-9]{26}$', 'u');

function checkCondition(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type !== undefined) {
      const value = data.type;
      if (value !== 'percentage') {
        if (fast) return rejected;
        faults = note(faults, '/type', 'const', { limit: 'percentage' });
      }
    }
  }
  return faults;
}
function checkCondition2(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type !== undefined) {
      const value = data.type;
      if (!(value === 'flat' || value === 'flat_per_seat')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values });
      }
    }
  }
  return faults;
}
function checkCondition3(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.recur !== undefined) {
      const recur = data.recur;
      if (recur !== false) {
        if (fast) return rejected;
        faults = note(faults, '/recur', 'const', { limit: false });
      }
    }
  }
  return faults;
}
function checkForm(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern6.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^pro_[a-z0-9]{26}$', message: 'be a product id (pro_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkForm2(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern7.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^pri_[a-z0-9]{26}$', message: 'be a price id (pri_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkDiscount(data, fast) {
  let faults = null;
  if (checkCondition(data, true) === null) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.amount !== undefined) {
        const amount = data.amount;
        if (typeof amount == 'string') {
          if (!pattern.test(amount)) {
            if (fast) return rejected;
            faults = note(faults, '/amount', 'pattern', {
              limit: '^0*(100(\\.0{1,2})?|[1-9][0-9]?(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$',
              message: 'be from 0.01 to 100 for a percentage, with at most two decimals',
            });
          }
        }
      }
      if (data.currency_code !== undefined) {
        const currency_code = data.currency_code;
        if (!(currency_code === null)) {
          if (fast) return rejected;
          faults = note(faults, '/currency_code', 'type', { type: 'null' });
        }
      }
    }
  } else {
  }
  if (checkCondition2(data, true) === null) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.amount !== undefined) {
        const amount2 = data.amount;
        if (typeof amount2 == 'string') {
          if (!pattern2.test(amount2)) {
            if (fast) return rejected;
            faults = note(faults, '/amount', 'pattern', {
              limit: '^0*[1-9][0-9]*$',
              message: 'be digits above 0 for a flat type, an amount in the smallest unit of the currency',
            });
          }
        }
      }
      if (data.currency_code !== undefined) {
        const currency_code2 = data.currency_code;
        if (!(typeof currency_code2 == 'string')) {
          if (fast) return rejected;
          faults = note(faults, '/currency_code', 'type', { type: 'string' });
        }
      }
    }
  } else {
  }
  if (checkCondition3(data, true) === null) {
    if (data && typeof data == 'object' && !Array.isArray(data)) {
      if (data.maximum_recurring_intervals !== undefined) {
        const maximum_recurring_intervals = data.maximum_recurring_intervals;
        if (!(maximum_recurring_intervals === null)) {
          if (fast) return rejected;
          faults = note(faults, '/maximum_recurring_intervals', 'type', { type: 'null' });
        }
      }
    }
  } else {
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern3.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^dsc_[a-z0-9]{26}$',
            message: 'be a discount id (dsc_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'active' || status === 'archived')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values2, open: typeof status == 'string' });
      }
    }
    if (data.description === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'description' });
    } else {
      const description = data.description;
      if (typeof description == 'string') {
        if (description.length > 500 && codePoints(description) > 500) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'maxLength', { limit: 500 });
        }
        if (description.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: 'string' });
      }
    }
    if (data.enabled_for_checkout === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'enabled_for_checkout' });
    } else {
      const enabled_for_checkout = data.enabled_for_checkout;
      if (!(typeof enabled_for_checkout == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/enabled_for_checkout', 'type', { type: 'boolean' });
      }
    }
    if (data.code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'code' });
    } else {
      const code = data.code;
      if (typeof code == 'string') {
        if (!pattern4.test(code)) {
          if (fast) return rejected;
          faults = note(faults, '/code', 'pattern', {
            limit: '^[a-zA-Z0-9]{1,32}$',
            message: 'have 1 to 32 letters or digits',
          });
        }
      } else if (!(code === null)) {
        if (fast) return rejected;
        faults = note(faults, '/code', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'flat' || value === 'flat_per_seat' || value === 'percentage')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values3, open: typeof value == 'string' });
      }
    }
    if (data.mode === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'mode' });
    } else {
      const mode = data.mode;
      if (!(mode === 'standard' || mode === 'custom')) {
        if (fast) return rejected;
        faults = note(faults, '/mode', 'enum', { limit: values4, open: typeof mode == 'string' });
      }
    }
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount3 = data.amount;
      if (typeof amount3 == 'string') {
        if (!pattern5.test(amount3)) {
          if (fast) return rejected;
          faults = note(faults, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}(\\.[0-9]{1,2})?$',
            message: 'be digits, for a percentage with up to two decimals',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/amount', 'type', { type: 'string' });
      }
    }
    if (data.currency_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'currency_code' });
    } else {
      const currency_code3 = data.currency_code;
      if (typeof currency_code3 == 'string') {
        const found = checkCurrencyCode(currency_code3, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, opened(found, currency_code3), '/currency_code');
        }
      } else if (!(currency_code3 === null)) {
        if (fast) return rejected;
        faults = note(faults, '/currency_code', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.recur === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'recur' });
    } else {
      const recur = data.recur;
      if (!(typeof recur == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/recur', 'type', { type: 'boolean' });
      }
    }
    if (data.maximum_recurring_intervals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'maximum_recurring_intervals' });
    } else {
      const maximum_recurring_intervals2 = data.maximum_recurring_intervals;
      if (!(Number.isInteger(maximum_recurring_intervals2) || maximum_recurring_intervals2 === null)) {
        if (fast) return rejected;
        faults = note(faults, '/maximum_recurring_intervals', 'type', { type: ['integer', 'null'] });
      }
      if (typeof maximum_recurring_intervals2 == 'number' && isFinite(maximum_recurring_intervals2)) {
        if (maximum_recurring_intervals2 < 1) {
          if (fast) return rejected;
          faults = note(faults, '/maximum_recurring_intervals', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.usage_limit === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'usage_limit' });
    } else {
      const usage_limit = data.usage_limit;
      if (!(Number.isInteger(usage_limit) || usage_limit === null)) {
        if (fast) return rejected;
        faults = note(faults, '/usage_limit', 'type', { type: ['integer', 'null'] });
      }
      if (typeof usage_limit == 'number' && isFinite(usage_limit)) {
        if (usage_limit < 1) {
          if (fast) return rejected;
          faults = note(faults, '/usage_limit', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.restrict_to === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'restrict_to' });
    } else {
      const restrict_to = data.restrict_to;
      if (Array.isArray(restrict_to)) {
        if (restrict_to.length > 200) {
          if (fast) return rejected;
          faults = note(faults, '/restrict_to', 'maxItems', { limit: 200 });
        }
        if (restrict_to.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/restrict_to', 'minItems', { limit: 1 });
        }
        for (let i = 0; i < restrict_to.length; i++) {
          const item = restrict_to[i];
          if (typeof item == 'string') {
            if (checkForm(item, true) !== null && checkForm2(item, true) !== null) {
              if (fast) return rejected;
              faults = adopt(
                faults,
                narrow([checkForm(item, false), checkForm2(item, false)], 'anyOf'),
                '/restrict_to/' + i,
              );
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/restrict_to/' + i, 'type', { type: 'string' });
          }
        }
        const twins = restrict_to.length > 200 ? null : firstDuplicate(restrict_to);
        if (twins !== null) {
          if (fast) return rejected;
          faults = note(faults, '/restrict_to', 'uniqueItems', twins);
        }
      } else if (!(restrict_to === null)) {
        if (fast) return rejected;
        faults = note(faults, '/restrict_to', 'type', { type: ['array', 'null'] });
      }
    }
    if (data.expires_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'expires_at' });
    } else {
      const expires_at = data.expires_at;
      if (typeof expires_at == 'string') {
        if (!isDateTime(expires_at)) {
          if (fast) return rejected;
          faults = note(faults, '/expires_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(expires_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/expires_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.custom_data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'custom_data' });
    } else {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found2 = checkCustomData(custom_data, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.times_used === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'times_used' });
    } else {
      const times_used = data.times_used;
      if (!Number.isInteger(times_used)) {
        if (fast) return rejected;
        faults = note(faults, '/times_used', 'type', { type: 'integer' });
      }
      if (typeof times_used == 'number' && isFinite(times_used)) {
        if (times_used < 0) {
          if (fast) return rejected;
          faults = note(faults, '/times_used', 'minimum', { limit: 0 });
        }
      }
    }
    if (data.discount_group_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount_group_id' });
    } else {
      const discount_group_id = data.discount_group_id;
      if (typeof discount_group_id == 'string') {
        if (!pattern8.test(discount_group_id)) {
          if (fast) return rejected;
          faults = note(faults, '/discount_group_id', 'pattern', {
            limit: '^dsg_[a-z0-9]{26}$',
            message: 'be a discount group id (dsg_01...)',
          });
        }
      } else if (!(discount_group_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/discount_group_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'created_at' });
    } else {
      const created_at = data.created_at;
      if (typeof created_at == 'string') {
        if (!isDateTime(created_at)) {
          if (fast) return rejected;
          faults = note(faults, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: 'string' });
      }
    }
    if (data.updated_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'updated_at' });
    } else {
      const updated_at = data.updated_at;
      if (typeof updated_at == 'string') {
        if (!isDateTime(updated_at)) {
          if (fast) return rejected;
          faults = note(faults, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: 'string' });
      }
    }
    if (data.import_meta === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'import_meta' });
    } else {
      const import_meta = data.import_meta;
      if (import_meta && typeof import_meta == 'object' && !Array.isArray(import_meta)) {
        const found3 = checkImportMeta(import_meta, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/import_meta');
        }
      } else if (!(import_meta === null)) {
        if (fast) return rejected;
        faults = note(faults, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const DiscountValidator = /* @__PURE__ */ validator(checkDiscount);

export { DiscountValidator as Discount, checkDiscount as check };

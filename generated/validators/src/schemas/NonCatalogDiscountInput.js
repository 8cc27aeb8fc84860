// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt, narrow } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { check as checkCustomData } from '../schemas/CustomData.js';

const pattern = /* @__PURE__ */ new RegExp(
  '^0*(100(\\.0{1,2})?|[1-9][0-9]?(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$',
  'u',
);
const pattern2 = /* @__PURE__ */ new RegExp('^0*[1-9][0-9]*$', 'u');
const values = ['flat', 'flat_per_seat'];
const values2 = [false, null];
const values3 = ['flat', 'flat_per_seat', 'percentage'];
const pattern3 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}(\\.[0-9]{1,2})?$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');

function checkCondition(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
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
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
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
      if (!(recur === false || recur === null)) {
        if (fast) return rejected;
        faults = note(faults, '/recur', 'enum', { limit: values2 });
      }
    }
  }
  return faults;
}
function checkForm(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern4.test(data)) {
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
    if (!pattern5.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^pri_[a-z0-9]{26}$', message: 'be a price id (pri_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}
function checkNonCatalogDiscountInput(data, fast) {
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
    for (const key4 in data) {
      if (
        !(
          key4 === 'description' ||
          key4 === 'type' ||
          key4 === 'amount' ||
          key4 === 'custom_data' ||
          key4 === 'maximum_recurring_intervals' ||
          key4 === 'recur' ||
          key4 === 'restrict_to'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key4 });
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
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'flat' || value === 'flat_per_seat' || value === 'percentage')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values3 });
      }
    }
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount3 = data.amount;
      if (typeof amount3 == 'string') {
        if (!pattern3.test(amount3)) {
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
    if (data.custom_data !== undefined) {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found = checkCustomData(custom_data, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.maximum_recurring_intervals !== undefined) {
      const maximum_recurring_intervals2 = data.maximum_recurring_intervals;
      if (!(Number.isInteger(maximum_recurring_intervals2) || maximum_recurring_intervals2 === null)) {
        if (fast) return rejected;
        faults = note(faults, '/maximum_recurring_intervals', 'type', { type: ['integer', 'null'] });
      }
      if (typeof maximum_recurring_intervals2 == 'number' && isFinite(maximum_recurring_intervals2)) {
        if (maximum_recurring_intervals2 > 999999999999999) {
          if (fast) return rejected;
          faults = note(faults, '/maximum_recurring_intervals', 'maximum', { limit: 999999999999999 });
        }
        if (maximum_recurring_intervals2 < 1) {
          if (fast) return rejected;
          faults = note(faults, '/maximum_recurring_intervals', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.recur !== undefined) {
      const recur = data.recur;
      if (!(typeof recur == 'boolean' || recur === null)) {
        if (fast) return rejected;
        faults = note(faults, '/recur', 'type', { type: ['boolean', 'null'] });
      }
    }
    if (data.restrict_to !== undefined) {
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const NonCatalogDiscountInputValidator = /* @__PURE__ */ validator(checkNonCatalogDiscountInput);

export { NonCatalogDiscountInputValidator as NonCatalogDiscountInput, checkNonCatalogDiscountInput as check };

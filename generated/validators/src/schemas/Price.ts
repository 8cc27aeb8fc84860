// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/BillingCycle.ts';
import { check as check5 } from '../schemas/CustomData.ts';
import { check as check6 } from '../schemas/ImportMeta.ts';
import { check as check2 } from '../schemas/Money.ts';
import { check as check4 } from '../schemas/PriceQuantity.ts';
import { check as check1 } from '../schemas/TrialPeriod.ts';
import { check as check3 } from '../schemas/UnitPriceOverride.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const values0 = ['standard', 'custom'];
const values1 = ['account_setting', 'external', 'internal', 'location'];
const values2 = ['active', 'archived'];

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
          vErrors = note0(vErrors, '/id', 'pattern', {
            limit: '^pri_[a-z0-9]{26}$',
            message: 'be a price id such as pri_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.product_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product_id' });
    } else {
      let data1 = data.product_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/product_id', 'pattern', {
            limit: '^pro_[a-z0-9]{26}$',
            message: 'be a product id such as pro_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/product_id', 'type', { type: 'string' });
        errors++;
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
        if (data2.length < 3 && codePoints0(data2) < 2) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 2 });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/description', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.type === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
    } else {
      let data3 = data.type;
      if (!(data3 === 'standard' || data3 === 'custom')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0, open: typeof data3 == 'string' });
      }
    }
    if (data.name === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
    } else {
      let data4 = data.name;
      if (typeof data4 !== 'string' && data4 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/name', 'type', { type: ['string', 'null'] });
      }
      if (typeof data4 === 'string') {
        if (data4.length > 150 && codePoints0(data4) > 150) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 150 });
        }
        if (data4.length < 1) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
        }
      }
    }
    if (data.billing_cycle === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_cycle' });
    } else {
      let data5 = data.billing_cycle;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found0 = check0(data5, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/billing_cycle');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/billing_cycle', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.trial_period === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'trial_period' });
    } else {
      let data6 = data.trial_period;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        const found1 = check1(data6, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/trial_period');
          errors = vErrors.length;
        }
      } else if (!(data6 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/trial_period', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.tax_mode === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_mode' });
    } else {
      let data7 = data.tax_mode;
      if (!(data7 === 'account_setting' || data7 === 'external' || data7 === 'internal' || data7 === 'location')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/tax_mode', 'enum', { limit: values1, open: typeof data7 == 'string' });
      }
    }
    if (data.unit_price === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_price' });
    } else {
      const found2 = check2(data.unit_price, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '/unit_price');
        errors = vErrors.length;
      }
    }
    if (data.unit_price_overrides === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_price_overrides' });
    } else {
      let data9 = data.unit_price_overrides;
      if (Array.isArray(data9)) {
        if (data9.length > 250) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/unit_price_overrides', 'maxItems', { limit: 250 });
          errors++;
        }
        for (let i0 = 0; i0 < data9.length; i0++) {
          const found3 = check3(data9[i0], fast);
          if (found3 !== null) {
            if (fast) return found3;
            vErrors = adopt0(vErrors, found3, '/unit_price_overrides/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/unit_price_overrides', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.quantity === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'quantity' });
    } else {
      const found4 = check4(data.quantity, fast);
      if (found4 !== null) {
        if (fast) return found4;
        vErrors = adopt0(vErrors, found4, '/quantity');
        errors = vErrors.length;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data12 = data.status;
      if (!(data12 === 'active' || data12 === 'archived')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values2, open: typeof data12 == 'string' });
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data13 = data.custom_data;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found5 = check5(data13, fast);
        if (found5 !== null) {
          if (fast) return found5;
          vErrors = adopt0(vErrors, found5, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.import_meta === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'import_meta' });
    } else {
      let data14 = data.import_meta;
      if (data14 && typeof data14 == 'object' && !Array.isArray(data14)) {
        const found6 = check6(data14, fast);
        if (found6 !== null) {
          if (fast) return found6;
          vErrors = adopt0(vErrors, found6, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data14 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data15 = data.created_at;
      if (typeof data15 === 'string') {
        if (!isDateTime0(data15)) {
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
      let data16 = data.updated_at;
      if (typeof data16 === 'string') {
        if (!isDateTime0(data16)) {
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
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/price.yaml#/Price */
const validator0: Validator<types.Price> = /* @__PURE__ */ validator(validate0);

export { validator0 as Price, validate0 as check };

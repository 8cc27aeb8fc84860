import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check0 } from '../schemas/BillingCycle.js';
import { check as check5 } from '../schemas/CustomData.js';
import { check as check6 } from '../schemas/ImportMeta.js';
import { check as check2 } from '../schemas/Money.js';
import { check as check4 } from '../schemas/PriceQuantity.js';
import { check as check1 } from '../schemas/TrialPeriod.js';
import { check as check3 } from '../schemas/UnitPriceOverride.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^pro_[a-z0-9]{26}$', 'u');
const values0 = ['standard', 'custom'];
const values1 = ['account_setting', 'external', 'internal', 'location'];
const values2 = ['active', 'archived'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^pri_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.product_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.product_id;
      if (typeof data1 === 'string') {
        if (!pattern1.test(data1)) {
          vErrors = note0(vErrors, '/product_id', 'pattern', { limit: '^pro_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/product_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.description === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'description' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.description;
      if (typeof data2 === 'string') {
        if (data2.length > 500 && codePoints0(data2) > 500) {
          vErrors = note0(vErrors, '/description', 'maxLength', { limit: 500 });
          errors++;
        }
        if (data2.length < 3 && codePoints0(data2) < 2) {
          vErrors = note0(vErrors, '/description', 'minLength', { limit: 2 });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/description', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.type === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'type' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.type;
      if (!(data3 === 'standard' || data3 === 'custom')) {
        vErrors = note0(vErrors, '/type', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.name === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'name' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.name;
      if (typeof data4 !== 'string' && data4 !== null) {
        vErrors = note0(vErrors, '/name', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data4 === 'string') {
        if (data4.length > 150 && codePoints0(data4) > 150) {
          vErrors = note0(vErrors, '/name', 'maxLength', { limit: 150 });
          errors++;
        }
        if (data4.length < 1) {
          vErrors = note0(vErrors, '/name', 'minLength', { limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.billing_cycle === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_cycle' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.billing_cycle;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found0 = check0(data5, fast);
        if (found0 !== null) {
          if (fast) {
            return found0;
          }
          vErrors = adopt0(vErrors, found0, '/billing_cycle');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        vErrors = note0(vErrors, '/billing_cycle', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.trial_period === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'trial_period' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data6 = data.trial_period;
      if (data6 && typeof data6 == 'object' && !Array.isArray(data6)) {
        const found1 = check1(data6, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/trial_period');
          errors = vErrors.length;
        }
      } else if (!(data6 === null)) {
        vErrors = note0(vErrors, '/trial_period', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.tax_mode === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_mode' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data7 = data.tax_mode;
      if (!(data7 === 'account_setting' || data7 === 'external' || data7 === 'internal' || data7 === 'location')) {
        vErrors = note0(vErrors, '/tax_mode', 'enum', { limit: values1 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.unit_price === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_price' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found2 = check2(data.unit_price, fast);
      if (found2 !== null) {
        if (fast) {
          return found2;
        }
        vErrors = adopt0(vErrors, found2, '/unit_price');
        errors = vErrors.length;
      }
    }
    if (data.unit_price_overrides === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_price_overrides' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data9 = data.unit_price_overrides;
      if (Array.isArray(data9)) {
        if (data9.length > 250) {
          vErrors = note0(vErrors, '/unit_price_overrides', 'maxItems', { limit: 250 });
          errors++;
        }
        for (let i0 = 0; i0 < data9.length; i0++) {
          const found3 = check3(data9[i0], fast);
          if (found3 !== null) {
            if (fast) {
              return found3;
            }
            vErrors = adopt0(vErrors, found3, '/unit_price_overrides/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/unit_price_overrides', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.quantity === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'quantity' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found4 = check4(data.quantity, fast);
      if (found4 !== null) {
        if (fast) {
          return found4;
        }
        vErrors = adopt0(vErrors, found4, '/quantity');
        errors = vErrors.length;
      }
    }
    if (data.status === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data12 = data.status;
      if (!(data12 === 'active' || data12 === 'archived')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values2 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.custom_data === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data13 = data.custom_data;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found5 = check5(data13, fast);
        if (found5 !== null) {
          if (fast) {
            return found5;
          }
          vErrors = adopt0(vErrors, found5, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.import_meta === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'import_meta' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data14 = data.import_meta;
      if (data14 && typeof data14 == 'object' && !Array.isArray(data14)) {
        const found6 = check6(data14, fast);
        if (found6 !== null) {
          if (fast) {
            return found6;
          }
          vErrors = adopt0(vErrors, found6, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data14 === null)) {
        vErrors = note0(vErrors, '/import_meta', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data15 = data.created_at;
      if (typeof data15 === 'string') {
        if (!isDateTime0(data15)) {
          vErrors = note0(vErrors, '/created_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.updated_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data16 = data.updated_at;
      if (typeof data16 === 'string') {
        if (!isDateTime0(data16)) {
          vErrors = note0(vErrors, '/updated_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
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

export { validator0 as Price, validate0 as check };

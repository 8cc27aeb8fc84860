// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkBillingCycleInput } from '../schemas/BillingCycleInput.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkMoneyInput } from '../schemas/MoneyInput.js';
import { check as checkNonCatalogProductInput } from '../schemas/NonCatalogProductInput.js';
import { check as checkPriceQuantityInput } from '../schemas/PriceQuantityInput.js';
import { check as checkTrialPeriodInput } from '../schemas/TrialPeriodInput.js';
import { check as checkUnitPriceOverrideInput } from '../schemas/UnitPriceOverrideInput.js';

const values = /* @__PURE__ */ new Set([
  'description',
  'unit_price',
  'billing_cycle',
  'custom_data',
  'name',
  'product',
  'product_id',
  'quantity',
  'tax_mode',
  'trial_period',
  'unit_price_overrides',
]);
const pattern = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const values2 = ['account_setting', 'external', 'internal', 'location'];

function checkNonCatalogPriceInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!values.has(key)) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
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
        if (description.length < 3 && codePoints(description) < 2) {
          if (fast) return rejected;
          faults = note(faults, '/description', 'minLength', { limit: 2 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/description', 'type', { type: 'string' });
      }
    }
    if (data.unit_price === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'unit_price' });
    } else {
      const unit_price = data.unit_price;
      const found = checkMoneyInput(unit_price, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/unit_price');
      }
    }
    if (data.billing_cycle !== undefined) {
      const billing_cycle = data.billing_cycle;
      if (billing_cycle && typeof billing_cycle == 'object' && !Array.isArray(billing_cycle)) {
        const found2 = checkBillingCycleInput(billing_cycle, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/billing_cycle');
        }
      } else if (!(billing_cycle === null)) {
        if (fast) return rejected;
        faults = note(faults, '/billing_cycle', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.custom_data !== undefined) {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found3 = checkCustomData(custom_data, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.name !== undefined) {
      const name = data.name;
      if (typeof name == 'string') {
        if (name.length > 150 && codePoints(name) > 150) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'maxLength', { limit: 150 });
        }
        if (name.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/name', 'minLength', { limit: 1 });
        }
      } else if (!(name === null)) {
        if (fast) return rejected;
        faults = note(faults, '/name', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.product !== undefined) {
      const product = data.product;
      if (product && typeof product == 'object' && !Array.isArray(product)) {
        const found4 = checkNonCatalogProductInput(product, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/product');
        }
      } else if (!(product === null)) {
        if (fast) return rejected;
        faults = note(faults, '/product', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.product_id !== undefined) {
      const product_id = data.product_id;
      if (typeof product_id == 'string') {
        if (!pattern.test(product_id)) {
          if (fast) return rejected;
          faults = note(faults, '/product_id', 'pattern', {
            limit: '^pro_[a-z0-9]{26}$',
            message: 'be a product id (pro_01...)',
          });
        }
      } else if (!(product_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/product_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.quantity !== undefined) {
      const quantity = data.quantity;
      if (quantity && typeof quantity == 'object' && !Array.isArray(quantity)) {
        const found5 = checkPriceQuantityInput(quantity, fast);
        if (found5 !== null) {
          if (fast) return found5;
          faults = adopt(faults, found5, '/quantity');
        }
      } else if (!(quantity === null)) {
        if (fast) return rejected;
        faults = note(faults, '/quantity', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.tax_mode !== undefined) {
      const tax_mode = data.tax_mode;
      if (typeof tax_mode == 'string') {
        if (
          !(
            tax_mode === 'account_setting' ||
            tax_mode === 'external' ||
            tax_mode === 'internal' ||
            tax_mode === 'location'
          )
        ) {
          if (fast) return rejected;
          faults = note(faults, '/tax_mode', 'enum', { limit: values2 });
        }
      } else if (!(tax_mode === null)) {
        if (fast) return rejected;
        faults = note(faults, '/tax_mode', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.trial_period !== undefined) {
      const trial_period = data.trial_period;
      if (trial_period && typeof trial_period == 'object' && !Array.isArray(trial_period)) {
        const found6 = checkTrialPeriodInput(trial_period, fast);
        if (found6 !== null) {
          if (fast) return found6;
          faults = adopt(faults, found6, '/trial_period');
        }
      } else if (!(trial_period === null)) {
        if (fast) return rejected;
        faults = note(faults, '/trial_period', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.unit_price_overrides !== undefined) {
      const unit_price_overrides = data.unit_price_overrides;
      if (Array.isArray(unit_price_overrides)) {
        if (unit_price_overrides.length > 250) {
          if (fast) return rejected;
          faults = note(faults, '/unit_price_overrides', 'maxItems', { limit: 250 });
        }
        for (let i = 0; i < unit_price_overrides.length; i++) {
          const item = unit_price_overrides[i];
          const found7 = checkUnitPriceOverrideInput(item, fast);
          if (found7 !== null) {
            if (fast) return found7;
            faults = adopt(faults, found7, '/unit_price_overrides/' + i);
          }
        }
      } else if (!(unit_price_overrides === null)) {
        if (fast) return rejected;
        faults = note(faults, '/unit_price_overrides', 'type', { type: ['array', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const NonCatalogPriceInputValidator = /* @__PURE__ */ validator(checkNonCatalogPriceInput);

export { NonCatalogPriceInputValidator as NonCatalogPriceInput, checkNonCatalogPriceInput as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkBillingCycle } from '../schemas/BillingCycle.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkImportMeta } from '../schemas/ImportMeta.js';
import { check as checkMoney } from '../schemas/Money.js';
import { check as checkPriceQuantity } from '../schemas/PriceQuantity.js';
import { check as checkTrialPeriod } from '../schemas/TrialPeriod.js';
import { check as checkUnitPriceOverride } from '../schemas/UnitPriceOverride.js';

const pattern = /* @__PURE__ */ new RegExp('^pri_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');
const values = ['standard', 'custom'];
const values2 = ['account_setting', 'external', 'internal', 'location'];
const values3 = ['active', 'archived'];

function checkPreviewedPrice(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^pri_[a-z0-9]{26}$',
            message: 'be a price id (pri_01...)',
          });
        }
      } else if (!(id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.product_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'product_id' });
    } else {
      const product_id = data.product_id;
      if (typeof product_id == 'string') {
        if (!pattern2.test(product_id)) {
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
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      if (!(value === 'standard' || value === 'custom')) {
        if (fast) return rejected;
        faults = note(faults, '/type', 'enum', { limit: values, open: typeof value == 'string' });
      }
    }
    if (data.name === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'name' });
    } else {
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
    if (data.billing_cycle === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'billing_cycle' });
    } else {
      const billing_cycle = data.billing_cycle;
      if (billing_cycle && typeof billing_cycle == 'object' && !Array.isArray(billing_cycle)) {
        const found = checkBillingCycle(billing_cycle, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/billing_cycle');
        }
      } else if (!(billing_cycle === null)) {
        if (fast) return rejected;
        faults = note(faults, '/billing_cycle', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.trial_period === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'trial_period' });
    } else {
      const trial_period = data.trial_period;
      if (trial_period && typeof trial_period == 'object' && !Array.isArray(trial_period)) {
        const found2 = checkTrialPeriod(trial_period, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/trial_period');
        }
      } else if (!(trial_period === null)) {
        if (fast) return rejected;
        faults = note(faults, '/trial_period', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.tax_mode === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_mode' });
    } else {
      const tax_mode = data.tax_mode;
      if (
        !(
          tax_mode === 'account_setting' ||
          tax_mode === 'external' ||
          tax_mode === 'internal' ||
          tax_mode === 'location'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/tax_mode', 'enum', { limit: values2, open: typeof tax_mode == 'string' });
      }
    }
    if (data.unit_price === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'unit_price' });
    } else {
      const unit_price = data.unit_price;
      const found3 = checkMoney(unit_price, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/unit_price');
      }
    }
    if (data.unit_price_overrides === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'unit_price_overrides' });
    } else {
      const unit_price_overrides = data.unit_price_overrides;
      if (Array.isArray(unit_price_overrides)) {
        if (unit_price_overrides.length > 250) {
          if (fast) return rejected;
          faults = note(faults, '/unit_price_overrides', 'maxItems', { limit: 250 });
        }
        for (let i = 0; i < unit_price_overrides.length; i++) {
          const item = unit_price_overrides[i];
          const found4 = checkUnitPriceOverride(item, fast);
          if (found4 !== null) {
            if (fast) return found4;
            faults = adopt(faults, found4, '/unit_price_overrides/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/unit_price_overrides', 'type', { type: 'array' });
      }
    }
    if (data.quantity === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'quantity' });
    } else {
      const quantity = data.quantity;
      const found5 = checkPriceQuantity(quantity, fast);
      if (found5 !== null) {
        if (fast) return found5;
        faults = adopt(faults, found5, '/quantity');
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'active' || status === 'archived')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values3, open: typeof status == 'string' });
      }
    }
    if (data.custom_data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'custom_data' });
    } else {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found6 = checkCustomData(custom_data, fast);
        if (found6 !== null) {
          if (fast) return found6;
          faults = adopt(faults, found6, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.import_meta === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'import_meta' });
    } else {
      const import_meta = data.import_meta;
      if (import_meta && typeof import_meta == 'object' && !Array.isArray(import_meta)) {
        const found7 = checkImportMeta(import_meta, fast);
        if (found7 !== null) {
          if (fast) return found7;
          faults = adopt(faults, found7, '/import_meta');
        }
      } else if (!(import_meta === null)) {
        if (fast) return rejected;
        faults = note(faults, '/import_meta', 'type', { type: ['object', 'null'] });
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
      } else if (!(created_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: ['string', 'null'] });
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
      } else if (!(updated_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PreviewedPriceValidator = /* @__PURE__ */ validator(checkPreviewedPrice);

export { PreviewedPriceValidator as PreviewedPrice, checkPreviewedPrice as check };

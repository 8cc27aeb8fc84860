// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkBillingDetailsInput } from '../schemas/BillingDetailsInput.js';
import { check as checkBillingPeriodInput } from '../schemas/BillingPeriodInput.js';
import { check as checkCheckoutInput } from '../schemas/CheckoutInput.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkNonCatalogDiscountInput } from '../schemas/NonCatalogDiscountInput.js';
import { check as checkTransactionItemInput } from '../schemas/TransactionItemInput.js';

const values = /* @__PURE__ */ new Set([
  'items',
  'address_id',
  'billing_details',
  'billing_period',
  'business_id',
  'checkout',
  'collection_mode',
  'currency_code',
  'custom_data',
  'customer_id',
  'discount',
  'discount_id',
  'status',
]);
const pattern = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const values2 = ['automatic', 'manual'];
const pattern3 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');

function checkTransactionCreate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!values.has(key)) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.items === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'items' });
    } else {
      const items = data.items;
      if (Array.isArray(items)) {
        if (items.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'maxItems', { limit: 100 });
        }
        if (items.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'minItems', { limit: 1 });
        }
        for (let i = 0; i < items.length; i++) {
          const item = items[i];
          const found = checkTransactionItemInput(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/items/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/items', 'type', { type: 'array' });
      }
    }
    if (data.address_id !== undefined) {
      const address_id = data.address_id;
      if (typeof address_id == 'string') {
        if (!pattern.test(address_id)) {
          if (fast) return rejected;
          faults = note(faults, '/address_id', 'pattern', {
            limit: '^add_[a-z0-9]{26}$',
            message: 'be an address id (add_01...)',
          });
        }
      } else if (!(address_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/address_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.billing_details !== undefined) {
      const billing_details = data.billing_details;
      if (billing_details && typeof billing_details == 'object' && !Array.isArray(billing_details)) {
        const found2 = checkBillingDetailsInput(billing_details, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/billing_details');
        }
      } else if (!(billing_details === null)) {
        if (fast) return rejected;
        faults = note(faults, '/billing_details', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.billing_period !== undefined) {
      const billing_period = data.billing_period;
      if (billing_period && typeof billing_period == 'object' && !Array.isArray(billing_period)) {
        const found3 = checkBillingPeriodInput(billing_period, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/billing_period');
        }
      } else if (!(billing_period === null)) {
        if (fast) return rejected;
        faults = note(faults, '/billing_period', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.business_id !== undefined) {
      const business_id = data.business_id;
      if (typeof business_id == 'string') {
        if (!pattern2.test(business_id)) {
          if (fast) return rejected;
          faults = note(faults, '/business_id', 'pattern', {
            limit: '^biz_[a-z0-9]{26}$',
            message: 'be a business id (biz_01...)',
          });
        }
      } else if (!(business_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/business_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.checkout !== undefined) {
      const value = data.checkout;
      if (value && typeof value == 'object' && !Array.isArray(value)) {
        const found4 = checkCheckoutInput(value, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/checkout');
        }
      } else if (!(value === null)) {
        if (fast) return rejected;
        faults = note(faults, '/checkout', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.collection_mode !== undefined) {
      const collection_mode = data.collection_mode;
      if (typeof collection_mode == 'string') {
        if (!(collection_mode === 'automatic' || collection_mode === 'manual')) {
          if (fast) return rejected;
          faults = note(faults, '/collection_mode', 'enum', { limit: values2 });
        }
      } else if (!(collection_mode === null)) {
        if (fast) return rejected;
        faults = note(faults, '/collection_mode', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.currency_code !== undefined) {
      const currency_code = data.currency_code;
      if (typeof currency_code == 'string') {
        const found5 = checkCurrencyCode(currency_code, fast);
        if (found5 !== null) {
          if (fast) return found5;
          faults = adopt(faults, found5, '/currency_code');
        }
      } else if (!(currency_code === null)) {
        if (fast) return rejected;
        faults = note(faults, '/currency_code', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.custom_data !== undefined) {
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
    if (data.customer_id !== undefined) {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern3.test(customer_id)) {
          if (fast) return rejected;
          faults = note(faults, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id (ctm_01...)',
          });
        }
      } else if (!(customer_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/customer_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.discount !== undefined) {
      const discount = data.discount;
      if (discount && typeof discount == 'object' && !Array.isArray(discount)) {
        const found7 = checkNonCatalogDiscountInput(discount, fast);
        if (found7 !== null) {
          if (fast) return found7;
          faults = adopt(faults, found7, '/discount');
        }
      } else if (!(discount === null)) {
        if (fast) return rejected;
        faults = note(faults, '/discount', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.discount_id !== undefined) {
      const discount_id = data.discount_id;
      if (typeof discount_id == 'string') {
        if (!pattern4.test(discount_id)) {
          if (fast) return rejected;
          faults = note(faults, '/discount_id', 'pattern', {
            limit: '^dsc_[a-z0-9]{26}$',
            message: 'be a discount id (dsc_01...)',
          });
        }
      } else if (!(discount_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/discount_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.status !== undefined) {
      const status = data.status;
      if (!(status === 'billed')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: ['billed'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionCreateValidator = /* @__PURE__ */ validator(checkTransactionCreate);

export { TransactionCreateValidator as TransactionCreate, checkTransactionCreate as check };

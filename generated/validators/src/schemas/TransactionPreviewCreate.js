// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkNonCatalogDiscountInput } from '../schemas/NonCatalogDiscountInput.js';
import { check as checkPreviewAddressInput } from '../schemas/PreviewAddressInput.js';
import { check as checkTransactionPreviewItemInput } from '../schemas/TransactionPreviewItemInput.js';

const values = /* @__PURE__ */ new Set([
  'items',
  'address',
  'address_id',
  'business_id',
  'currency_code',
  'customer_id',
  'discount',
  'discount_id',
  'ignore_trials',
]);
const pattern = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');

function checkTransactionPreviewCreate(data, fast) {
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
          const found = checkTransactionPreviewItemInput(item, fast);
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
    if (data.address !== undefined) {
      const address = data.address;
      if (address && typeof address == 'object' && !Array.isArray(address)) {
        const found2 = checkPreviewAddressInput(address, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/address');
        }
      } else if (!(address === null)) {
        if (fast) return rejected;
        faults = note(faults, '/address', 'type', { type: ['object', 'null'] });
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
    if (data.currency_code !== undefined) {
      const currency_code = data.currency_code;
      if (typeof currency_code == 'string') {
        const found3 = checkCurrencyCode(currency_code, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/currency_code');
        }
      } else if (!(currency_code === null)) {
        if (fast) return rejected;
        faults = note(faults, '/currency_code', 'type', { type: ['string', 'null'] });
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
        const found4 = checkNonCatalogDiscountInput(discount, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/discount');
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
    if (data.ignore_trials !== undefined) {
      const ignore_trials = data.ignore_trials;
      if (!(typeof ignore_trials == 'boolean' || ignore_trials === null)) {
        if (fast) return rejected;
        faults = note(faults, '/ignore_trials', 'type', { type: ['boolean', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionPreviewCreateValidator = /* @__PURE__ */ validator(checkTransactionPreviewCreate);

export { TransactionPreviewCreateValidator as TransactionPreviewCreate, checkTransactionPreviewCreate as check };

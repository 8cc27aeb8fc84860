// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkPaymentMethodType } from '../schemas/PaymentMethodType.js';
import { check as checkPreviewAddress } from '../schemas/PreviewAddress.js';
import { check as checkTransactionPreviewDetails } from '../schemas/TransactionPreviewDetails.js';
import { check as checkTransactionPreviewItem } from '../schemas/TransactionPreviewItem.js';

const pattern = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');

function checkTransactionPreview(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern.test(customer_id)) {
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
    if (data.address_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'address_id' });
    } else {
      const address_id = data.address_id;
      if (typeof address_id == 'string') {
        if (!pattern2.test(address_id)) {
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
    if (data.business_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'business_id' });
    } else {
      const business_id = data.business_id;
      if (typeof business_id == 'string') {
        if (!pattern3.test(business_id)) {
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
    if (data.discount_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount_id' });
    } else {
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
    if (data.currency_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'currency_code' });
    } else {
      const currency_code = data.currency_code;
      const found = checkCurrencyCode(currency_code, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, currency_code), '/currency_code');
      }
    }
    if (data.address === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'address' });
    } else {
      const address = data.address;
      if (address && typeof address == 'object' && !Array.isArray(address)) {
        const found2 = checkPreviewAddress(address, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/address');
        }
      } else if (!(address === null)) {
        if (fast) return rejected;
        faults = note(faults, '/address', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.ignore_trials === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'ignore_trials' });
    } else {
      const ignore_trials = data.ignore_trials;
      if (!(typeof ignore_trials == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/ignore_trials', 'type', { type: 'boolean' });
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
          const found3 = checkTransactionPreviewItem(item, fast);
          if (found3 !== null) {
            if (fast) return found3;
            faults = adopt(faults, found3, '/items/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/items', 'type', { type: 'array' });
      }
    }
    if (data.details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'details' });
    } else {
      const details = data.details;
      const found4 = checkTransactionPreviewDetails(details, fast);
      if (found4 !== null) {
        if (fast) return found4;
        faults = adopt(faults, found4, '/details');
      }
    }
    if (data.available_payment_methods === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'available_payment_methods' });
    } else {
      const available_payment_methods = data.available_payment_methods;
      if (Array.isArray(available_payment_methods)) {
        for (let i2 = 0; i2 < available_payment_methods.length; i2++) {
          const item2 = available_payment_methods[i2];
          const found5 = checkPaymentMethodType(item2, fast);
          if (found5 !== null) {
            if (fast) return found5;
            faults = adopt(faults, opened(found5, item2), '/available_payment_methods/' + i2);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/available_payment_methods', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionPreviewValidator = /* @__PURE__ */ validator(checkTransactionPreview);

export { TransactionPreviewValidator as TransactionPreview, checkTransactionPreview as check };

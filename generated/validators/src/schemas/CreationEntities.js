// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkSimulatedItem } from '../schemas/SimulatedItem.js';

const pattern = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^paymtd_[a-z0-9]{26}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const pattern6 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');

function checkCreationEntities(data, fast) {
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
    if (data.payment_method_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payment_method_id' });
    } else {
      const payment_method_id = data.payment_method_id;
      if (typeof payment_method_id == 'string') {
        if (!pattern4.test(payment_method_id)) {
          if (fast) return rejected;
          faults = note(faults, '/payment_method_id', 'pattern', {
            limit: '^paymtd_[a-z0-9]{26}$',
            message: 'be a payment method id (paymtd_01...)',
          });
        }
      } else if (!(payment_method_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/payment_method_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.discount_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount_id' });
    } else {
      const discount_id = data.discount_id;
      if (typeof discount_id == 'string') {
        if (!pattern5.test(discount_id)) {
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
    if (data.transaction_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      const transaction_id = data.transaction_id;
      if (typeof transaction_id == 'string') {
        if (!pattern6.test(transaction_id)) {
          if (fast) return rejected;
          faults = note(faults, '/transaction_id', 'pattern', {
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id (txn_01...)',
          });
        }
      } else if (!(transaction_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/transaction_id', 'type', { type: ['string', 'null'] });
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
          const found = checkSimulatedItem(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/items/' + i);
          }
        }
      } else if (!(items === null)) {
        if (fast) return rejected;
        faults = note(faults, '/items', 'type', { type: ['array', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CreationEntitiesValidator = /* @__PURE__ */ validator(checkCreationEntities);

export { CreationEntitiesValidator as CreationEntities, checkCreationEntities as check };

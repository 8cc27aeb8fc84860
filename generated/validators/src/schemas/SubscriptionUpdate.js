// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkBillingDetailsInput } from '../schemas/BillingDetailsInput.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkSubscriptionDiscountInput } from '../schemas/SubscriptionDiscountInput.js';
import { check as checkSubscriptionItemInput } from '../schemas/SubscriptionItemInput.js';

const values = /* @__PURE__ */ new Set([
  'address_id',
  'billing_details',
  'business_id',
  'collection_mode',
  'currency_code',
  'custom_data',
  'customer_id',
  'discount',
  'items',
  'next_billed_at',
  'on_payment_failure',
  'proration_billing_mode',
  'scheduled_change',
]);
const pattern = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const values2 = ['automatic', 'manual'];
const pattern3 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const values3 = ['prevent_change', 'apply_change'];
const values4 = [
  'prorated_immediately',
  'full_immediately',
  'prorated_next_billing_period',
  'full_next_billing_period',
  'do_not_bill',
];

function checkSubscriptionUpdate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!values.has(key)) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
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
      } else {
        if (fast) return rejected;
        faults = note(faults, '/address_id', 'type', { type: 'string' });
      }
    }
    if (data.billing_details !== undefined) {
      const billing_details = data.billing_details;
      if (billing_details && typeof billing_details == 'object' && !Array.isArray(billing_details)) {
        const found = checkBillingDetailsInput(billing_details, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/billing_details');
        }
      } else if (!(billing_details === null)) {
        if (fast) return rejected;
        faults = note(faults, '/billing_details', 'type', { type: ['object', 'null'] });
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
    if (data.collection_mode !== undefined) {
      const collection_mode = data.collection_mode;
      if (!(collection_mode === 'automatic' || collection_mode === 'manual')) {
        if (fast) return rejected;
        faults = note(faults, '/collection_mode', 'enum', { limit: values2 });
      }
    }
    if (data.currency_code !== undefined) {
      const currency_code = data.currency_code;
      const found2 = checkCurrencyCode(currency_code, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/currency_code');
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
      } else {
        if (fast) return rejected;
        faults = note(faults, '/customer_id', 'type', { type: 'string' });
      }
    }
    if (data.discount !== undefined) {
      const discount = data.discount;
      if (discount && typeof discount == 'object' && !Array.isArray(discount)) {
        const found4 = checkSubscriptionDiscountInput(discount, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/discount');
        }
      } else if (!(discount === null)) {
        if (fast) return rejected;
        faults = note(faults, '/discount', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.items !== undefined) {
      const items = data.items;
      if (Array.isArray(items)) {
        if (items.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'maxItems', { limit: 100 });
        }
        for (let i = 0; i < items.length; i++) {
          const item = items[i];
          const found5 = checkSubscriptionItemInput(item, fast);
          if (found5 !== null) {
            if (fast) return found5;
            faults = adopt(faults, found5, '/items/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/items', 'type', { type: 'array' });
      }
    }
    if (data.next_billed_at !== undefined) {
      const next_billed_at = data.next_billed_at;
      if (typeof next_billed_at == 'string') {
        if (!isDateTime(next_billed_at)) {
          if (fast) return rejected;
          faults = note(faults, '/next_billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/next_billed_at', 'type', { type: 'string' });
      }
    }
    if (data.on_payment_failure !== undefined) {
      const on_payment_failure = data.on_payment_failure;
      if (!(on_payment_failure === 'prevent_change' || on_payment_failure === 'apply_change')) {
        if (fast) return rejected;
        faults = note(faults, '/on_payment_failure', 'enum', { limit: values3 });
      }
    }
    if (data.proration_billing_mode !== undefined) {
      const proration_billing_mode = data.proration_billing_mode;
      if (
        !(
          proration_billing_mode === 'prorated_immediately' ||
          proration_billing_mode === 'full_immediately' ||
          proration_billing_mode === 'prorated_next_billing_period' ||
          proration_billing_mode === 'full_next_billing_period' ||
          proration_billing_mode === 'do_not_bill'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/proration_billing_mode', 'enum', { limit: values4 });
      }
    }
    if (data.scheduled_change !== undefined) {
      const scheduled_change = data.scheduled_change;
      if (!(scheduled_change === null)) {
        if (fast) return rejected;
        faults = note(faults, '/scheduled_change', 'type', { type: 'null' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionUpdateValidator = /* @__PURE__ */ validator(checkSubscriptionUpdate);

export { SubscriptionUpdateValidator as SubscriptionUpdate, checkSubscriptionUpdate as check };

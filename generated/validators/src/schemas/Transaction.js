// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt, opened } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkBillingDetails } from '../schemas/BillingDetails.js';
import { check as checkCheckoutLink } from '../schemas/CheckoutLink.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkPaymentAttempt } from '../schemas/PaymentAttempt.js';
import { check as checkPeriod } from '../schemas/Period.js';
import { check as checkTransactionDetails } from '../schemas/TransactionDetails.js';
import { check as checkTransactionItem } from '../schemas/TransactionItem.js';

const pattern = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const values = ['draft', 'ready', 'billed', 'paid', 'completed', 'canceled', 'past_due'];
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const values2 = [
  'api',
  'subscription_charge',
  'subscription_payment_method_change',
  'subscription_recurring',
  'subscription_update',
  'web',
];
const pattern5 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern6 = /* @__PURE__ */ new RegExp('^inv_[a-z0-9]{26}$', 'u');
const values3 = ['automatic', 'manual'];
const pattern7 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');

function checkTransaction(data, fast) {
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
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id (txn_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (
        !(
          status === 'draft' ||
          status === 'ready' ||
          status === 'billed' ||
          status === 'paid' ||
          status === 'completed' ||
          status === 'canceled' ||
          status === 'past_due'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
      const customer_id = data.customer_id;
      if (typeof customer_id == 'string') {
        if (!pattern2.test(customer_id)) {
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
        if (!pattern3.test(address_id)) {
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
        if (!pattern4.test(business_id)) {
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
    if (data.custom_data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'custom_data' });
    } else {
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
    if (data.currency_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'currency_code' });
    } else {
      const currency_code = data.currency_code;
      const found2 = checkCurrencyCode(currency_code, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, opened(found2, currency_code), '/currency_code');
      }
    }
    if (data.origin === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'origin' });
    } else {
      const origin = data.origin;
      if (
        !(
          origin === 'api' ||
          origin === 'subscription_charge' ||
          origin === 'subscription_payment_method_change' ||
          origin === 'subscription_recurring' ||
          origin === 'subscription_update' ||
          origin === 'web'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/origin', 'enum', { limit: values2, open: typeof origin == 'string' });
      }
    }
    if (data.subscription_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscription_id' });
    } else {
      const subscription_id = data.subscription_id;
      if (typeof subscription_id == 'string') {
        if (!pattern5.test(subscription_id)) {
          if (fast) return rejected;
          faults = note(faults, '/subscription_id', 'pattern', {
            limit: '^sub_[a-z0-9]{26}$',
            message: 'be a subscription id (sub_01...)',
          });
        }
      } else if (!(subscription_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.invoice_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'invoice_id' });
    } else {
      const invoice_id = data.invoice_id;
      if (typeof invoice_id == 'string') {
        if (!pattern6.test(invoice_id)) {
          if (fast) return rejected;
          faults = note(faults, '/invoice_id', 'pattern', {
            limit: '^inv_[a-z0-9]{26}$',
            message: 'be an invoice id (inv_01...)',
          });
        }
      } else if (!(invoice_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/invoice_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.invoice_number === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'invoice_number' });
    } else {
      const invoice_number = data.invoice_number;
      if (!(typeof invoice_number == 'string' || invoice_number === null)) {
        if (fast) return rejected;
        faults = note(faults, '/invoice_number', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.collection_mode === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'collection_mode' });
    } else {
      const collection_mode = data.collection_mode;
      if (!(collection_mode === 'automatic' || collection_mode === 'manual')) {
        if (fast) return rejected;
        faults = note(faults, '/collection_mode', 'enum', { limit: values3, open: typeof collection_mode == 'string' });
      }
    }
    if (data.discount_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount_id' });
    } else {
      const discount_id = data.discount_id;
      if (typeof discount_id == 'string') {
        if (!pattern7.test(discount_id)) {
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
    if (data.billing_details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'billing_details' });
    } else {
      const billing_details = data.billing_details;
      if (billing_details && typeof billing_details == 'object' && !Array.isArray(billing_details)) {
        const found3 = checkBillingDetails(billing_details, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/billing_details');
        }
      } else if (!(billing_details === null)) {
        if (fast) return rejected;
        faults = note(faults, '/billing_details', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.billing_period === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'billing_period' });
    } else {
      const billing_period = data.billing_period;
      if (billing_period && typeof billing_period == 'object' && !Array.isArray(billing_period)) {
        const found4 = checkPeriod(billing_period, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/billing_period');
        }
      } else if (!(billing_period === null)) {
        if (fast) return rejected;
        faults = note(faults, '/billing_period', 'type', { type: ['object', 'null'] });
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
          const found5 = checkTransactionItem(item, fast);
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
    if (data.details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'details' });
    } else {
      const details = data.details;
      const found6 = checkTransactionDetails(details, fast);
      if (found6 !== null) {
        if (fast) return found6;
        faults = adopt(faults, found6, '/details');
      }
    }
    if (data.payments === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payments' });
    } else {
      const payments = data.payments;
      if (Array.isArray(payments)) {
        for (let i2 = 0; i2 < payments.length; i2++) {
          const item2 = payments[i2];
          const found7 = checkPaymentAttempt(item2, fast);
          if (found7 !== null) {
            if (fast) return found7;
            faults = adopt(faults, found7, '/payments/' + i2);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/payments', 'type', { type: 'array' });
      }
    }
    if (data.checkout === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'checkout' });
    } else {
      const value = data.checkout;
      if (value && typeof value == 'object' && !Array.isArray(value)) {
        const found8 = checkCheckoutLink(value, fast);
        if (found8 !== null) {
          if (fast) return found8;
          faults = adopt(faults, found8, '/checkout');
        }
      } else if (!(value === null)) {
        if (fast) return rejected;
        faults = note(faults, '/checkout', 'type', { type: ['object', 'null'] });
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
      } else {
        if (fast) return rejected;
        faults = note(faults, '/created_at', 'type', { type: 'string' });
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
      } else {
        if (fast) return rejected;
        faults = note(faults, '/updated_at', 'type', { type: 'string' });
      }
    }
    if (data.billed_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'billed_at' });
    } else {
      const billed_at = data.billed_at;
      if (typeof billed_at == 'string') {
        if (!isDateTime(billed_at)) {
          if (fast) return rejected;
          faults = note(faults, '/billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(billed_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/billed_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.revised_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'revised_at' });
    } else {
      const revised_at = data.revised_at;
      if (typeof revised_at == 'string') {
        if (!isDateTime(revised_at)) {
          if (fast) return rejected;
          faults = note(faults, '/revised_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(revised_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/revised_at', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionValidator = /* @__PURE__ */ validator(checkTransaction);

export { TransactionValidator as Transaction, checkTransaction as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkBillingDetails } from '../schemas/BillingDetails.js';
import { check as checkCheckoutLink } from '../schemas/CheckoutLink.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkInvoiceDetails } from '../schemas/InvoiceDetails.js';
import { check as checkInvoiceItem } from '../schemas/InvoiceItem.js';
import { check as checkPeriod } from '../schemas/Period.js';

const pattern = /* @__PURE__ */ new RegExp('^inv_[a-z0-9]{26}$', 'u');
const values = ['issued', 'paid', 'canceled', 'overdue'];
const pattern2 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');

function checkInvoice(data, fast) {
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
            limit: '^inv_[a-z0-9]{26}$',
            message: 'be an invoice id (inv_01...)',
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
      if (!(status === 'issued' || status === 'paid' || status === 'canceled' || status === 'overdue')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.transaction_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      const transaction_id = data.transaction_id;
      if (typeof transaction_id == 'string') {
        if (!pattern2.test(transaction_id)) {
          if (fast) return rejected;
          faults = note(faults, '/transaction_id', 'pattern', {
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id (txn_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/transaction_id', 'type', { type: 'string' });
      }
    }
    if (data.customer_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'customer_id' });
    } else {
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
    if (data.address_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'address_id' });
    } else {
      const address_id = data.address_id;
      if (typeof address_id == 'string') {
        if (!pattern4.test(address_id)) {
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
    if (data.business_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'business_id' });
    } else {
      const business_id = data.business_id;
      if (typeof business_id == 'string') {
        if (!pattern5.test(business_id)) {
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
    if (data.billing_details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'billing_details' });
    } else {
      const billing_details = data.billing_details;
      if (billing_details && typeof billing_details == 'object' && !Array.isArray(billing_details)) {
        const found2 = checkBillingDetails(billing_details, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/billing_details');
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
        const found3 = checkPeriod(billing_period, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/billing_period');
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
          const found4 = checkInvoiceItem(item, fast);
          if (found4 !== null) {
            if (fast) return found4;
            faults = adopt(faults, found4, '/items/' + i);
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
      const found5 = checkInvoiceDetails(details, fast);
      if (found5 !== null) {
        if (fast) return found5;
        faults = adopt(faults, found5, '/details');
      }
    }
    if (data.checkout === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'checkout' });
    } else {
      const value = data.checkout;
      if (value && typeof value == 'object' && !Array.isArray(value)) {
        const found6 = checkCheckoutLink(value, fast);
        if (found6 !== null) {
          if (fast) return found6;
          faults = adopt(faults, found6, '/checkout');
        }
      } else if (!(value === null)) {
        if (fast) return rejected;
        faults = note(faults, '/checkout', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.custom_data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'custom_data' });
    } else {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found7 = checkCustomData(custom_data, fast);
        if (found7 !== null) {
          if (fast) return found7;
          faults = adopt(faults, found7, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.issued_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'issued_at' });
    } else {
      const issued_at = data.issued_at;
      if (typeof issued_at == 'string') {
        if (!isDateTime(issued_at)) {
          if (fast) return rejected;
          faults = note(faults, '/issued_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/issued_at', 'type', { type: 'string' });
      }
    }
    if (data.due_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'due_at' });
    } else {
      const due_at = data.due_at;
      if (typeof due_at == 'string') {
        if (!isDateTime(due_at)) {
          if (fast) return rejected;
          faults = note(faults, '/due_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(due_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/due_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.paid_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'paid_at' });
    } else {
      const paid_at = data.paid_at;
      if (typeof paid_at == 'string') {
        if (!isDateTime(paid_at)) {
          if (fast) return rejected;
          faults = note(faults, '/paid_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(paid_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/paid_at', 'type', { type: ['string', 'null'] });
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const InvoiceValidator = /* @__PURE__ */ validator(checkInvoice);

export { InvoiceValidator as Invoice, checkInvoice as check };

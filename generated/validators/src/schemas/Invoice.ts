// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check1 } from '../schemas/BillingDetails.ts';
import { check as check5 } from '../schemas/CheckoutLink.ts';
import { check as check0 } from '../schemas/CurrencyCode.ts';
import { check as check6 } from '../schemas/CustomData.ts';
import { check as check4 } from '../schemas/InvoiceDetails.ts';
import { check as check3 } from '../schemas/InvoiceItem.ts';
import { check as check2 } from '../schemas/Period.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^inv_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const values0 = ['issued', 'paid', 'canceled', 'overdue'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/id', 'pattern', {
            limit: '^inv_[a-z0-9]{26}$',
            message: 'be an invoice id such as inv_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.status === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
    } else {
      let data1 = data.status;
      if (!(data1 === 'issued' || data1 === 'paid' || data1 === 'canceled' || data1 === 'overdue')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data1 == 'string' });
      }
    }
    if (data.transaction_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      let data2 = data.transaction_id;
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/transaction_id', 'pattern', {
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id such as txn_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.customer_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
    } else {
      let data3 = data.customer_id;
      if (typeof data3 === 'string') {
        if (!pattern2.test(data3)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/customer_id', 'pattern', {
            limit: '^ctm_[a-z0-9]{26}$',
            message: 'be a customer id such as ctm_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.address_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'address_id' });
    } else {
      let data4 = data.address_id;
      if (typeof data4 === 'string') {
        if (!pattern3.test(data4)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/address_id', 'pattern', {
            limit: '^add_[a-z0-9]{26}$',
            message: 'be an address id such as add_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/address_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.business_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'business_id' });
    } else {
      let data5 = data.business_id;
      if (typeof data5 === 'string') {
        if (typeof data5 === 'string') {
          if (!pattern4.test(data5)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/business_id', 'pattern', {
              limit: '^biz_[a-z0-9]{26}$',
              message: 'be a business id such as biz_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/business_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/business_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.invoice_number === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'invoice_number' });
    } else {
      let data6 = data.invoice_number;
      if (typeof data6 !== 'string' && data6 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/invoice_number', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data7 = data.currency_code;
      const found0 = check0(data7, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data7), '/currency_code');
        errors = vErrors.length;
      }
    }
    if (data.billing_details === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_details' });
    } else {
      let data8 = data.billing_details;
      if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
        const found1 = check1(data8, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/billing_details');
          errors = vErrors.length;
        }
      } else if (!(data8 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/billing_details', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.billing_period === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_period' });
    } else {
      let data9 = data.billing_period;
      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
        const found2 = check2(data9, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/billing_period');
          errors = vErrors.length;
        }
      } else if (!(data9 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/billing_period', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.items === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'items' });
    } else {
      let data10 = data.items;
      if (Array.isArray(data10)) {
        if (data10.length > 100) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'maxItems', { limit: 100 });
          errors++;
        }
        if (data10.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data10.length; i0++) {
          const found3 = check3(data10[i0], fast);
          if (found3 !== null) {
            if (fast) return found3;
            vErrors = adopt0(vErrors, found3, '/items/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/items', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.details === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'details' });
    } else {
      const found4 = check4(data.details, fast);
      if (found4 !== null) {
        if (fast) return found4;
        vErrors = adopt0(vErrors, found4, '/details');
        errors = vErrors.length;
      }
    }
    if (data.checkout === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'checkout' });
    } else {
      let data13 = data.checkout;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found5 = check5(data13, fast);
        if (found5 !== null) {
          if (fast) return found5;
          vErrors = adopt0(vErrors, found5, '/checkout');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/checkout', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data14 = data.custom_data;
      if (data14 && typeof data14 == 'object' && !Array.isArray(data14)) {
        const found6 = check6(data14, fast);
        if (found6 !== null) {
          if (fast) return found6;
          vErrors = adopt0(vErrors, found6, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data14 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.issued_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'issued_at' });
    } else {
      let data15 = data.issued_at;
      if (typeof data15 === 'string') {
        if (!isDateTime0(data15)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/issued_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/issued_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.due_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'due_at' });
    } else {
      let data16 = data.due_at;
      if (typeof data16 !== 'string' && data16 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/due_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data16 === 'string') {
        if (!isDateTime0(data16)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/due_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.paid_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'paid_at' });
    } else {
      let data17 = data.paid_at;
      if (typeof data17 !== 'string' && data17 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/paid_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data17 === 'string') {
        if (!isDateTime0(data17)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/paid_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data18 = data.created_at;
      if (typeof data18 === 'string') {
        if (!isDateTime0(data18)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/created_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.updated_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
    } else {
      let data19 = data.updated_at;
      if (typeof data19 === 'string') {
        if (!isDateTime0(data19)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/updated_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/invoice.yaml#/Invoice */
const validator0: Validator<types.Invoice> = /* @__PURE__ */ validator(validate0);

export { validator0 as Invoice, validate0 as check };

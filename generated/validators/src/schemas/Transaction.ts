// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0, opened as opened0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check2 } from '../schemas/BillingDetails.ts';
import { check as check7 } from '../schemas/CheckoutLink.ts';
import { check as check1 } from '../schemas/CurrencyCode.ts';
import { check as check0 } from '../schemas/CustomData.ts';
import { check as check6 } from '../schemas/PaymentAttempt.ts';
import { check as check3 } from '../schemas/Period.ts';
import { check as check5 } from '../schemas/TransactionDetails.ts';
import { check as check4 } from '../schemas/TransactionItem.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern5 = /* @__PURE__ */ new RegExp('^inv_[a-z0-9]{26}$', 'u');
const pattern6 = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const values0 = ['draft', 'ready', 'billed', 'paid', 'completed', 'canceled', 'past_due'];
const values1 = [
  'api',
  'subscription_charge',
  'subscription_payment_method_change',
  'subscription_recurring',
  'subscription_update',
  'web',
];
const values2 = ['automatic', 'manual'];

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
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id such as txn_01…',
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
      if (
        !(
          data1 === 'draft' ||
          data1 === 'ready' ||
          data1 === 'billed' ||
          data1 === 'paid' ||
          data1 === 'completed' ||
          data1 === 'canceled' ||
          data1 === 'past_due'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0, open: typeof data1 == 'string' });
      }
    }
    if (data.customer_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
    } else {
      let data2 = data.customer_id;
      if (typeof data2 === 'string') {
        if (typeof data2 === 'string') {
          if (!pattern1.test(data2)) {
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
      } else if (!(data2 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/customer_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.address_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'address_id' });
    } else {
      let data3 = data.address_id;
      if (typeof data3 === 'string') {
        if (typeof data3 === 'string') {
          if (!pattern2.test(data3)) {
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
      } else if (!(data3 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/address_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.business_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'business_id' });
    } else {
      let data4 = data.business_id;
      if (typeof data4 === 'string') {
        if (typeof data4 === 'string') {
          if (!pattern3.test(data4)) {
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
      } else if (!(data4 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/business_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data5 = data.custom_data;
      if (data5 && typeof data5 == 'object' && !Array.isArray(data5)) {
        const found0 = check0(data5, fast);
        if (found0 !== null) {
          if (fast) return found0;
          vErrors = adopt0(vErrors, found0, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data5 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data6 = data.currency_code;
      const found1 = check1(data6, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, opened0(found1, data6), '/currency_code');
        errors = vErrors.length;
      }
    }
    if (data.origin === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'origin' });
    } else {
      let data7 = data.origin;
      if (
        !(
          data7 === 'api' ||
          data7 === 'subscription_charge' ||
          data7 === 'subscription_payment_method_change' ||
          data7 === 'subscription_recurring' ||
          data7 === 'subscription_update' ||
          data7 === 'web'
        )
      ) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/origin', 'enum', { limit: values1, open: typeof data7 == 'string' });
      }
    }
    if (data.subscription_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'subscription_id' });
    } else {
      let data8 = data.subscription_id;
      if (typeof data8 === 'string') {
        if (typeof data8 === 'string') {
          if (!pattern4.test(data8)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/subscription_id', 'pattern', {
              limit: '^sub_[a-z0-9]{26}$',
              message: 'be a subscription id such as sub_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/subscription_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data8 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/subscription_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.invoice_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'invoice_id' });
    } else {
      let data9 = data.invoice_id;
      if (typeof data9 === 'string') {
        if (typeof data9 === 'string') {
          if (!pattern5.test(data9)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/invoice_id', 'pattern', {
              limit: '^inv_[a-z0-9]{26}$',
              message: 'be an invoice id such as inv_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/invoice_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data9 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/invoice_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.invoice_number === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'invoice_number' });
    } else {
      let data10 = data.invoice_number;
      if (typeof data10 !== 'string' && data10 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/invoice_number', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.collection_mode === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'collection_mode' });
    } else {
      let data11 = data.collection_mode;
      if (!(data11 === 'automatic' || data11 === 'manual')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/collection_mode', 'enum', { limit: values2, open: typeof data11 == 'string' });
      }
    }
    if (data.discount_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'discount_id' });
    } else {
      let data12 = data.discount_id;
      if (typeof data12 === 'string') {
        if (typeof data12 === 'string') {
          if (!pattern6.test(data12)) {
            errors++;
            if (fast) return refused0;
            vErrors = note0(vErrors, '/discount_id', 'pattern', {
              limit: '^dsc_[a-z0-9]{26}$',
              message: 'be a discount id such as dsc_01…',
            });
          }
        } else {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/discount_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data12 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.billing_details === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_details' });
    } else {
      let data13 = data.billing_details;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found2 = check2(data13, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/billing_details');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
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
      let data14 = data.billing_period;
      if (data14 && typeof data14 == 'object' && !Array.isArray(data14)) {
        const found3 = check3(data14, fast);
        if (found3 !== null) {
          if (fast) return found3;
          vErrors = adopt0(vErrors, found3, '/billing_period');
          errors = vErrors.length;
        }
      } else if (!(data14 === null)) {
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
      let data15 = data.items;
      if (Array.isArray(data15)) {
        if (data15.length > 100) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'maxItems', { limit: 100 });
          errors++;
        }
        if (data15.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data15.length; i0++) {
          const found4 = check4(data15[i0], fast);
          if (found4 !== null) {
            if (fast) return found4;
            vErrors = adopt0(vErrors, found4, '/items/' + i0);
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
      const found5 = check5(data.details, fast);
      if (found5 !== null) {
        if (fast) return found5;
        vErrors = adopt0(vErrors, found5, '/details');
        errors = vErrors.length;
      }
    }
    if (data.payments === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'payments' });
    } else {
      let data18 = data.payments;
      if (Array.isArray(data18)) {
        for (let i1 = 0; i1 < data18.length; i1++) {
          const found6 = check6(data18[i1], fast);
          if (found6 !== null) {
            if (fast) return found6;
            vErrors = adopt0(vErrors, found6, '/payments/' + i1);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/payments', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.checkout === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'checkout' });
    } else {
      let data20 = data.checkout;
      if (data20 && typeof data20 == 'object' && !Array.isArray(data20)) {
        const found7 = check7(data20, fast);
        if (found7 !== null) {
          if (fast) return found7;
          vErrors = adopt0(vErrors, found7, '/checkout');
          errors = vErrors.length;
        }
      } else if (!(data20 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/checkout', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data21 = data.created_at;
      if (typeof data21 === 'string') {
        if (!isDateTime0(data21)) {
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
      let data22 = data.updated_at;
      if (typeof data22 === 'string') {
        if (!isDateTime0(data22)) {
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
    if (data.billed_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billed_at' });
    } else {
      let data23 = data.billed_at;
      if (typeof data23 !== 'string' && data23 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/billed_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data23 === 'string') {
        if (!isDateTime0(data23)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.revised_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'revised_at' });
    } else {
      let data24 = data.revised_at;
      if (typeof data24 !== 'string' && data24 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/revised_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data24 === 'string') {
        if (!isDateTime0(data24)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/revised_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/transaction.yaml#/Transaction */
const validator0: Validator<types.Transaction> = /* @__PURE__ */ validator(validate0);

export { validator0 as Transaction, validate0 as check };

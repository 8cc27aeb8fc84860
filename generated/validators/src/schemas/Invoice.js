import { note as note0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check1 } from '../schemas/BillingDetails.js';
import { check as check5 } from '../schemas/CheckoutLink.js';
import { check as check0 } from '../schemas/CurrencyCode.js';
import { check as check6 } from '../schemas/CustomData.js';
import { check as check4 } from '../schemas/InvoiceDetails.js';
import { check as check3 } from '../schemas/InvoiceItem.js';
import { check as check2 } from '../schemas/Period.js';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^inv_[a-z0-9]{26}$', 'u');
const pattern1 = new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern2 = new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern3 = new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern4 = new RegExp('^biz_[a-z0-9]{26}$', 'u');
const values0 = ['issued', 'paid', 'canceled', 'overdue'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          vErrors = note0(vErrors, '/id', 'pattern', { limit: '^inv_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.status === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'status' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data1 = data.status;
      if (!(data1 === 'issued' || data1 === 'paid' || data1 === 'canceled' || data1 === 'overdue')) {
        vErrors = note0(vErrors, '/status', 'enum', { limit: values0 });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.transaction_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'transaction_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data2 = data.transaction_id;
      if (typeof data2 === 'string') {
        if (!pattern1.test(data2)) {
          vErrors = note0(vErrors, '/transaction_id', 'pattern', { limit: '^txn_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/transaction_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.customer_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'customer_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data3 = data.customer_id;
      if (typeof data3 === 'string') {
        if (!pattern2.test(data3)) {
          vErrors = note0(vErrors, '/customer_id', 'pattern', { limit: '^ctm_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/customer_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.address_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'address_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data4 = data.address_id;
      if (typeof data4 === 'string') {
        if (!pattern3.test(data4)) {
          vErrors = note0(vErrors, '/address_id', 'pattern', { limit: '^add_[a-z0-9]{26}$' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/address_id', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.business_id === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'business_id' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data5 = data.business_id;
      if (typeof data5 === 'string') {
        if (typeof data5 === 'string') {
          if (!pattern4.test(data5)) {
            vErrors = note0(vErrors, '/business_id', 'pattern', { limit: '^biz_[a-z0-9]{26}$' });
            errors++;
          }
        } else {
          vErrors = note0(vErrors, '/business_id', 'type', { type: 'string' });
          errors++;
        }
      } else if (!(data5 === null)) {
        vErrors = note0(vErrors, '/business_id', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.invoice_number === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'invoice_number' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data6 = data.invoice_number;
      if (typeof data6 !== 'string' && data6 !== null) {
        vErrors = note0(vErrors, '/invoice_number', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.currency_code === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found0 = check0(data.currency_code, fast);
      if (found0 !== null) {
        if (fast) {
          return found0;
        }
        vErrors = adopt0(vErrors, found0, '/currency_code');
        errors = vErrors.length;
      }
    }
    if (data.billing_details === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_details' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data8 = data.billing_details;
      if (data8 && typeof data8 == 'object' && !Array.isArray(data8)) {
        const found1 = check1(data8, fast);
        if (found1 !== null) {
          if (fast) {
            return found1;
          }
          vErrors = adopt0(vErrors, found1, '/billing_details');
          errors = vErrors.length;
        }
      } else if (!(data8 === null)) {
        vErrors = note0(vErrors, '/billing_details', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.billing_period === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_period' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data9 = data.billing_period;
      if (data9 && typeof data9 == 'object' && !Array.isArray(data9)) {
        const found2 = check2(data9, fast);
        if (found2 !== null) {
          if (fast) {
            return found2;
          }
          vErrors = adopt0(vErrors, found2, '/billing_period');
          errors = vErrors.length;
        }
      } else if (!(data9 === null)) {
        vErrors = note0(vErrors, '/billing_period', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.items === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'items' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data10 = data.items;
      if (Array.isArray(data10)) {
        if (data10.length > 100) {
          vErrors = note0(vErrors, '/items', 'maxItems', { limit: 100 });
          errors++;
        }
        if (data10.length < 1) {
          vErrors = note0(vErrors, '/items', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data10.length; i0++) {
          const found3 = check3(data10[i0], fast);
          if (found3 !== null) {
            if (fast) {
              return found3;
            }
            vErrors = adopt0(vErrors, found3, '/items/' + i0);
            errors = vErrors.length;
          }
          if (fast && errors > 0) {
            return vErrors;
          }
        }
      } else {
        vErrors = note0(vErrors, '/items', 'type', { type: 'array' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.details === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'details' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      const found4 = check4(data.details, fast);
      if (found4 !== null) {
        if (fast) {
          return found4;
        }
        vErrors = adopt0(vErrors, found4, '/details');
        errors = vErrors.length;
      }
    }
    if (data.checkout === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'checkout' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data13 = data.checkout;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found5 = check5(data13, fast);
        if (found5 !== null) {
          if (fast) {
            return found5;
          }
          vErrors = adopt0(vErrors, found5, '/checkout');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
        vErrors = note0(vErrors, '/checkout', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.custom_data === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data14 = data.custom_data;
      if (data14 && typeof data14 == 'object' && !Array.isArray(data14)) {
        const found6 = check6(data14, fast);
        if (found6 !== null) {
          if (fast) {
            return found6;
          }
          vErrors = adopt0(vErrors, found6, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data14 === null)) {
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.issued_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'issued_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data15 = data.issued_at;
      if (typeof data15 === 'string') {
        if (!isDateTime0(data15)) {
          vErrors = note0(vErrors, '/issued_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/issued_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.due_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'due_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data16 = data.due_at;
      if (typeof data16 !== 'string' && data16 !== null) {
        vErrors = note0(vErrors, '/due_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data16 === 'string') {
        if (!isDateTime0(data16)) {
          vErrors = note0(vErrors, '/due_at', 'format', { limit: 'date-time' });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.paid_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'paid_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data17 = data.paid_at;
      if (typeof data17 !== 'string' && data17 !== null) {
        vErrors = note0(vErrors, '/paid_at', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data17 === 'string') {
        if (!isDateTime0(data17)) {
          vErrors = note0(vErrors, '/paid_at', 'format', { limit: 'date-time' });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.created_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data18 = data.created_at;
      if (typeof data18 === 'string') {
        if (!isDateTime0(data18)) {
          vErrors = note0(vErrors, '/created_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/created_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
    if (data.updated_at === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'updated_at' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data19 = data.updated_at;
      if (typeof data19 === 'string') {
        if (!isDateTime0(data19)) {
          vErrors = note0(vErrors, '/updated_at', 'format', { limit: 'date-time' });
          errors++;
        }
      } else {
        vErrors = note0(vErrors, '/updated_at', 'type', { type: 'string' });
        errors++;
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as Invoice, validate0 as check };

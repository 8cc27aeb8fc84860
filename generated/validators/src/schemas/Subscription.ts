// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, opened as opened0, adopt as adopt0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { check as check2 } from '../schemas/BillingDetails.ts';
import { check as check0 } from '../schemas/CurrencyCode.ts';
import { check as check7 } from '../schemas/CustomData.ts';
import { check as check4 } from '../schemas/Duration.ts';
import { check as check8 } from '../schemas/ImportMeta.ts';
import { check as check3 } from '../schemas/Period.ts';
import { check as check5 } from '../schemas/ScheduledChange.ts';
import { check as check1 } from '../schemas/SubscriptionDiscount.ts';
import { check as check6 } from '../schemas/SubscriptionItem.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const pattern1 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const values0 = ['active', 'canceled', 'past_due', 'paused', 'trialing'];
const values1 = ['automatic', 'manual'];

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
            limit: '^sub_[a-z0-9]{26}$',
            message: 'be a subscription id such as sub_01…',
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
          data1 === 'active' ||
          data1 === 'canceled' ||
          data1 === 'past_due' ||
          data1 === 'paused' ||
          data1 === 'trialing'
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
    }
    if (data.address_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'address_id' });
    } else {
      let data3 = data.address_id;
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
    if (data.currency_code === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'currency_code' });
    } else {
      let data5 = data.currency_code;
      const found0 = check0(data5, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, opened0(found0, data5), '/currency_code');
        errors = vErrors.length;
      }
    }
    if (data.created_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'created_at' });
    } else {
      let data6 = data.created_at;
      if (typeof data6 === 'string') {
        if (!isDateTime0(data6)) {
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
      let data7 = data.updated_at;
      if (typeof data7 === 'string') {
        if (!isDateTime0(data7)) {
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
    if (data.started_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'started_at' });
    } else {
      let data8 = data.started_at;
      if (typeof data8 !== 'string' && data8 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/started_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data8 === 'string') {
        if (!isDateTime0(data8)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/started_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.first_billed_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'first_billed_at' });
    } else {
      let data9 = data.first_billed_at;
      if (typeof data9 !== 'string' && data9 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/first_billed_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data9 === 'string') {
        if (!isDateTime0(data9)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/first_billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.next_billed_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'next_billed_at' });
    } else {
      let data10 = data.next_billed_at;
      if (typeof data10 !== 'string' && data10 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/next_billed_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data10 === 'string') {
        if (!isDateTime0(data10)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/next_billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.paused_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'paused_at' });
    } else {
      let data11 = data.paused_at;
      if (typeof data11 !== 'string' && data11 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/paused_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data11 === 'string') {
        if (!isDateTime0(data11)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/paused_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.canceled_at === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'canceled_at' });
    } else {
      let data12 = data.canceled_at;
      if (typeof data12 !== 'string' && data12 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/canceled_at', 'type', { type: ['string', 'null'] });
      }
      if (typeof data12 === 'string') {
        if (!isDateTime0(data12)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/canceled_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      }
    }
    if (data.discount === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'discount' });
    } else {
      let data13 = data.discount;
      if (data13 && typeof data13 == 'object' && !Array.isArray(data13)) {
        const found1 = check1(data13, fast);
        if (found1 !== null) {
          if (fast) return found1;
          vErrors = adopt0(vErrors, found1, '/discount');
          errors = vErrors.length;
        }
      } else if (!(data13 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/discount', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.collection_mode === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'collection_mode' });
    } else {
      let data14 = data.collection_mode;
      if (!(data14 === 'automatic' || data14 === 'manual')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/collection_mode', 'enum', { limit: values1, open: typeof data14 == 'string' });
      }
    }
    if (data.billing_details === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_details' });
    } else {
      let data15 = data.billing_details;
      if (data15 && typeof data15 == 'object' && !Array.isArray(data15)) {
        const found2 = check2(data15, fast);
        if (found2 !== null) {
          if (fast) return found2;
          vErrors = adopt0(vErrors, found2, '/billing_details');
          errors = vErrors.length;
        }
      } else if (!(data15 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/billing_details', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.current_billing_period === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'current_billing_period' });
    } else {
      let data16 = data.current_billing_period;
      if (data16 && typeof data16 == 'object' && !Array.isArray(data16)) {
        const found3 = check3(data16, fast);
        if (found3 !== null) {
          if (fast) return found3;
          vErrors = adopt0(vErrors, found3, '/current_billing_period');
          errors = vErrors.length;
        }
      } else if (!(data16 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/current_billing_period', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.billing_cycle === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'billing_cycle' });
    } else {
      const found4 = check4(data.billing_cycle, fast);
      if (found4 !== null) {
        if (fast) return found4;
        vErrors = adopt0(vErrors, found4, '/billing_cycle');
        errors = vErrors.length;
      }
    }
    if (data.scheduled_change === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'scheduled_change' });
    } else {
      let data18 = data.scheduled_change;
      if (data18 && typeof data18 == 'object' && !Array.isArray(data18)) {
        const found5 = check5(data18, fast);
        if (found5 !== null) {
          if (fast) return found5;
          vErrors = adopt0(vErrors, found5, '/scheduled_change');
          errors = vErrors.length;
        }
      } else if (!(data18 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/scheduled_change', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.items === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'items' });
    } else {
      let data19 = data.items;
      if (Array.isArray(data19)) {
        if (data19.length > 100) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'maxItems', { limit: 100 });
          errors++;
        }
        if (data19.length < 1) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/items', 'minItems', { limit: 1 });
          errors++;
        }
        for (let i0 = 0; i0 < data19.length; i0++) {
          const found6 = check6(data19[i0], fast);
          if (found6 !== null) {
            if (fast) return found6;
            vErrors = adopt0(vErrors, found6, '/items/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/items', 'type', { type: 'array' });
        errors++;
      }
    }
    if (data.custom_data === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'custom_data' });
    } else {
      let data21 = data.custom_data;
      if (data21 && typeof data21 == 'object' && !Array.isArray(data21)) {
        const found7 = check7(data21, fast);
        if (found7 !== null) {
          if (fast) return found7;
          vErrors = adopt0(vErrors, found7, '/custom_data');
          errors = vErrors.length;
        }
      } else if (!(data21 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.import_meta === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'import_meta' });
    } else {
      let data22 = data.import_meta;
      if (data22 && typeof data22 == 'object' && !Array.isArray(data22)) {
        const found8 = check8(data22, fast);
        if (found8 !== null) {
          if (fast) return found8;
          vErrors = adopt0(vErrors, found8, '/import_meta');
          errors = vErrors.length;
        }
      } else if (!(data22 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/subscription.yaml#/Subscription */
const validator0: Validator<types.Subscription> = /* @__PURE__ */ validator(validate0);

export { validator0 as Subscription, validate0 as check };

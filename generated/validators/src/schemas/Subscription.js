// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkBillingDetails } from '../schemas/BillingDetails.js';
import { check as checkCurrencyCode } from '../schemas/CurrencyCode.js';
import { check as checkCustomData } from '../schemas/CustomData.js';
import { check as checkDuration } from '../schemas/Duration.js';
import { check as checkImportMeta } from '../schemas/ImportMeta.js';
import { check as checkPeriod } from '../schemas/Period.js';
import { check as checkScheduledChange } from '../schemas/ScheduledChange.js';
import { check as checkSubscriptionDiscount } from '../schemas/SubscriptionDiscount.js';
import { check as checkSubscriptionItem } from '../schemas/SubscriptionItem.js';

const pattern = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');
const values = ['active', 'canceled', 'past_due', 'paused', 'trialing'];
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^biz_[a-z0-9]{26}$', 'u');
const values2 = ['automatic', 'manual'];

function checkSubscription(data, fast) {
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
            limit: '^sub_[a-z0-9]{26}$',
            message: 'be a subscription id (sub_01...)',
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
          status === 'active' ||
          status === 'canceled' ||
          status === 'past_due' ||
          status === 'paused' ||
          status === 'trialing'
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
        if (!pattern3.test(address_id)) {
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
    if (data.started_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'started_at' });
    } else {
      const started_at = data.started_at;
      if (typeof started_at == 'string') {
        if (!isDateTime(started_at)) {
          if (fast) return rejected;
          faults = note(faults, '/started_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(started_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/started_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.first_billed_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'first_billed_at' });
    } else {
      const first_billed_at = data.first_billed_at;
      if (typeof first_billed_at == 'string') {
        if (!isDateTime(first_billed_at)) {
          if (fast) return rejected;
          faults = note(faults, '/first_billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(first_billed_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/first_billed_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.next_billed_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'next_billed_at' });
    } else {
      const next_billed_at = data.next_billed_at;
      if (typeof next_billed_at == 'string') {
        if (!isDateTime(next_billed_at)) {
          if (fast) return rejected;
          faults = note(faults, '/next_billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(next_billed_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/next_billed_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.paused_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'paused_at' });
    } else {
      const paused_at = data.paused_at;
      if (typeof paused_at == 'string') {
        if (!isDateTime(paused_at)) {
          if (fast) return rejected;
          faults = note(faults, '/paused_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(paused_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/paused_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.canceled_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'canceled_at' });
    } else {
      const canceled_at = data.canceled_at;
      if (typeof canceled_at == 'string') {
        if (!isDateTime(canceled_at)) {
          if (fast) return rejected;
          faults = note(faults, '/canceled_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(canceled_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/canceled_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.discount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'discount' });
    } else {
      const discount = data.discount;
      if (discount && typeof discount == 'object' && !Array.isArray(discount)) {
        const found2 = checkSubscriptionDiscount(discount, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/discount');
        }
      } else if (!(discount === null)) {
        if (fast) return rejected;
        faults = note(faults, '/discount', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.collection_mode === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'collection_mode' });
    } else {
      const collection_mode = data.collection_mode;
      if (!(collection_mode === 'automatic' || collection_mode === 'manual')) {
        if (fast) return rejected;
        faults = note(faults, '/collection_mode', 'enum', { limit: values2, open: typeof collection_mode == 'string' });
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
    if (data.current_billing_period === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'current_billing_period' });
    } else {
      const current_billing_period = data.current_billing_period;
      if (
        current_billing_period &&
        typeof current_billing_period == 'object' &&
        !Array.isArray(current_billing_period)
      ) {
        const found4 = checkPeriod(current_billing_period, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/current_billing_period');
        }
      } else if (!(current_billing_period === null)) {
        if (fast) return rejected;
        faults = note(faults, '/current_billing_period', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.billing_cycle === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'billing_cycle' });
    } else {
      const billing_cycle = data.billing_cycle;
      const found5 = checkDuration(billing_cycle, fast);
      if (found5 !== null) {
        if (fast) return found5;
        faults = adopt(faults, found5, '/billing_cycle');
      }
    }
    if (data.scheduled_change === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'scheduled_change' });
    } else {
      const scheduled_change = data.scheduled_change;
      if (scheduled_change && typeof scheduled_change == 'object' && !Array.isArray(scheduled_change)) {
        const found6 = checkScheduledChange(scheduled_change, fast);
        if (found6 !== null) {
          if (fast) return found6;
          faults = adopt(faults, found6, '/scheduled_change');
        }
      } else if (!(scheduled_change === null)) {
        if (fast) return rejected;
        faults = note(faults, '/scheduled_change', 'type', { type: ['object', 'null'] });
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
          const found7 = checkSubscriptionItem(item, fast);
          if (found7 !== null) {
            if (fast) return found7;
            faults = adopt(faults, found7, '/items/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/items', 'type', { type: 'array' });
      }
    }
    if (data.custom_data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'custom_data' });
    } else {
      const custom_data = data.custom_data;
      if (custom_data && typeof custom_data == 'object' && !Array.isArray(custom_data)) {
        const found8 = checkCustomData(custom_data, fast);
        if (found8 !== null) {
          if (fast) return found8;
          faults = adopt(faults, found8, '/custom_data');
        }
      } else if (!(custom_data === null)) {
        if (fast) return rejected;
        faults = note(faults, '/custom_data', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.import_meta === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'import_meta' });
    } else {
      const import_meta = data.import_meta;
      if (import_meta && typeof import_meta == 'object' && !Array.isArray(import_meta)) {
        const found9 = checkImportMeta(import_meta, fast);
        if (found9 !== null) {
          if (fast) return found9;
          faults = adopt(faults, found9, '/import_meta');
        }
      } else if (!(import_meta === null)) {
        if (fast) return rejected;
        faults = note(faults, '/import_meta', 'type', { type: ['object', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionValidator = /* @__PURE__ */ validator(checkSubscription);

export { SubscriptionValidator as Subscription, checkSubscription as check };

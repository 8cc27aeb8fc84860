// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkPeriod } from '../schemas/Period.js';
import { check as checkPrice } from '../schemas/Price.js';
import { check as checkProduct } from '../schemas/Product.js';

const values = ['active', 'inactive', 'trialing'];

function checkSubscriptionItem(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (!(status === 'active' || status === 'inactive' || status === 'trialing')) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.quantity === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'quantity' });
    } else {
      const quantity = data.quantity;
      if (!Number.isInteger(quantity)) {
        if (fast) return rejected;
        faults = note(faults, '/quantity', 'type', { type: 'integer' });
      }
      if (typeof quantity == 'number' && isFinite(quantity)) {
        if (quantity < 1) {
          if (fast) return rejected;
          faults = note(faults, '/quantity', 'minimum', { limit: 1 });
        }
      }
    }
    if (data.recurring === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'recurring' });
    } else {
      const recurring = data.recurring;
      if (!(typeof recurring == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/recurring', 'type', { type: 'boolean' });
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
    if (data.previously_billed_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'previously_billed_at' });
    } else {
      const previously_billed_at = data.previously_billed_at;
      if (typeof previously_billed_at == 'string') {
        if (!isDateTime(previously_billed_at)) {
          if (fast) return rejected;
          faults = note(faults, '/previously_billed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(previously_billed_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/previously_billed_at', 'type', { type: ['string', 'null'] });
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
    if (data.trial_dates === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'trial_dates' });
    } else {
      const trial_dates = data.trial_dates;
      if (trial_dates && typeof trial_dates == 'object' && !Array.isArray(trial_dates)) {
        const found = checkPeriod(trial_dates, fast);
        if (found !== null) {
          if (fast) return found;
          faults = adopt(faults, found, '/trial_dates');
        }
      } else if (!(trial_dates === null)) {
        if (fast) return rejected;
        faults = note(faults, '/trial_dates', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.price === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'price' });
    } else {
      const price = data.price;
      const found2 = checkPrice(price, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/price');
      }
    }
    if (data.product === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'product' });
    } else {
      const product = data.product;
      const found3 = checkProduct(product, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/product');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionItemValidator = /* @__PURE__ */ validator(checkSubscriptionItem);

export { SubscriptionItemValidator as SubscriptionItem, checkSubscriptionItem as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkCustomData } from '../schemas/CustomData.js';

const pattern = /* @__PURE__ */ new RegExp('^fnlses_[a-z0-9]{26}$', 'u');
const values = ['open', 'completed', 'abandoned'];
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');
const pattern4 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');

function checkFunnelSession(data, fast) {
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
            limit: '^fnlses_[a-z0-9]{26}$',
            message: 'be a funnel session id (fnlses_01...)',
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
      if (!(status === 'open' || status === 'completed' || status === 'abandoned')) {
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
    if (data.transaction_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      const transaction_id = data.transaction_id;
      if (typeof transaction_id == 'string') {
        if (!pattern3.test(transaction_id)) {
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
    if (data.product_ids === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'product_ids' });
    } else {
      const product_ids = data.product_ids;
      if (Array.isArray(product_ids)) {
        if (product_ids.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/product_ids', 'maxItems', { limit: 100 });
        }
        for (let i = 0; i < product_ids.length; i++) {
          const item = product_ids[i];
          if (typeof item == 'string') {
            if (!pattern4.test(item)) {
              if (fast) return rejected;
              faults = note(faults, '/product_ids/' + i, 'pattern', {
                limit: '^pro_[a-z0-9]{26}$',
                message: 'be a product id (pro_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/product_ids/' + i, 'type', { type: 'string' });
          }
        }
        const twins = product_ids.length > 100 ? null : firstDuplicate(product_ids);
        if (twins !== null) {
          if (fast) return rejected;
          faults = note(faults, '/product_ids', 'uniqueItems', twins);
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/product_ids', 'type', { type: 'array' });
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
    if (data.completed_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'completed_at' });
    } else {
      const completed_at = data.completed_at;
      if (typeof completed_at == 'string') {
        if (!isDateTime(completed_at)) {
          if (fast) return rejected;
          faults = note(faults, '/completed_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(completed_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/completed_at', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.abandoned_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'abandoned_at' });
    } else {
      const abandoned_at = data.abandoned_at;
      if (typeof abandoned_at == 'string') {
        if (!isDateTime(abandoned_at)) {
          if (fast) return rejected;
          faults = note(faults, '/abandoned_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(abandoned_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/abandoned_at', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const FunnelSessionValidator = /* @__PURE__ */ validator(checkFunnelSession);

export { FunnelSessionValidator as FunnelSession, checkFunnelSession as check };

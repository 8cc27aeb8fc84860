// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkCustomerPortalUrls } from '../schemas/CustomerPortalUrls.js';

const pattern = /* @__PURE__ */ new RegExp('^cpls_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');

function checkCustomerPortalSession(data, fast) {
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
            limit: '^cpls_[a-z0-9]{26}$',
            message: 'be a customer portal session id (cpls_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
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
    if (data.urls === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'urls' });
    } else {
      const urls = data.urls;
      const found = checkCustomerPortalUrls(urls, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/urls');
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CustomerPortalSessionValidator = /* @__PURE__ */ validator(checkCustomerPortalSession);

export { CustomerPortalSessionValidator as CustomerPortalSession, checkCustomerPortalSession as check };

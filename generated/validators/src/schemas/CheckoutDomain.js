// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isHostname } from '../runtime/formats/hostname.ts';
import { check as checkPaymentMethodVerification } from '../schemas/PaymentMethodVerification.js';

const pattern = /* @__PURE__ */ new RegExp('^chedom_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[a-z0-9.-]+$', 'u');
const values = ['pending_review', 'approved', 'rejected', 'in_review', 'action_required'];

function checkCheckoutDomain(data, fast) {
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
            limit: '^chedom_[a-z0-9]{26}$',
            message: 'be a checkout domain id (chedom_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.domain === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'domain' });
    } else {
      const domain = data.domain;
      if (typeof domain == 'string') {
        if (domain.length > 253 && codePoints(domain) > 253) {
          if (fast) return rejected;
          faults = note(faults, '/domain', 'maxLength', { limit: 253 });
        }
        if (!pattern2.test(domain)) {
          if (fast) return rejected;
          faults = note(faults, '/domain', 'pattern', {
            limit: '^[a-z0-9.-]+$',
            message: 'be a host name in small letters such as shop.works.example',
          });
        }
        if (!isHostname(domain)) {
          if (fast) return rejected;
          faults = note(faults, '/domain', 'format', {
            limit: 'hostname',
            message: 'be a host name such as www.example.com',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/domain', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      if (
        !(
          status === 'pending_review' ||
          status === 'approved' ||
          status === 'rejected' ||
          status === 'in_review' ||
          status === 'action_required'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/status', 'enum', { limit: values, open: typeof status == 'string' });
      }
    }
    if (data.payment_method_verification === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payment_method_verification' });
    } else {
      const payment_method_verification = data.payment_method_verification;
      const found = checkPaymentMethodVerification(payment_method_verification, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/payment_method_verification');
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

const CheckoutDomainValidator = /* @__PURE__ */ validator(checkCheckoutDomain);

export { CheckoutDomainValidator as CheckoutDomain, checkCheckoutDomain as check };

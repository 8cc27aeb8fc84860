// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { check as checkCard } from '../schemas/Card.js';
import { check as checkPaymentMethodType } from '../schemas/PaymentMethodType.js';
import { check as checkPaypalAccount } from '../schemas/PaypalAccount.js';
import { check as checkSouthKoreaLocalCard } from '../schemas/SouthKoreaLocalCard.js';
import { check as checkUnderlyingDetails } from '../schemas/UnderlyingDetails.js';

const pattern = /* @__PURE__ */ new RegExp('^paymtd_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^ctm_[a-z0-9]{26}$', 'u');
const pattern3 = /* @__PURE__ */ new RegExp('^add_[a-z0-9]{26}$', 'u');
const values = ['saved_during_purchase', 'subscription', 'subscription_saved_during_purchase'];

function checkPaymentMethod(data, fast) {
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
            limit: '^paymtd_[a-z0-9]{26}$',
            message: 'be a payment method id (paymtd_01...)',
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
    if (data.type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'type' });
    } else {
      const value = data.type;
      const found = checkPaymentMethodType(value, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, value), '/type');
      }
    }
    if (data.card === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'card' });
    } else {
      const card = data.card;
      if (card && typeof card == 'object' && !Array.isArray(card)) {
        const found2 = checkCard(card, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, found2, '/card');
        }
      } else if (!(card === null)) {
        if (fast) return rejected;
        faults = note(faults, '/card', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.paypal === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'paypal' });
    } else {
      const paypal = data.paypal;
      if (paypal && typeof paypal == 'object' && !Array.isArray(paypal)) {
        const found3 = checkPaypalAccount(paypal, fast);
        if (found3 !== null) {
          if (fast) return found3;
          faults = adopt(faults, found3, '/paypal');
        }
      } else if (!(paypal === null)) {
        if (fast) return rejected;
        faults = note(faults, '/paypal', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.underlying_details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'underlying_details' });
    } else {
      const underlying_details = data.underlying_details;
      if (underlying_details && typeof underlying_details == 'object' && !Array.isArray(underlying_details)) {
        const found4 = checkUnderlyingDetails(underlying_details, fast);
        if (found4 !== null) {
          if (fast) return found4;
          faults = adopt(faults, found4, '/underlying_details');
        }
      } else if (!(underlying_details === null)) {
        if (fast) return rejected;
        faults = note(faults, '/underlying_details', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.south_korea_local_card === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'south_korea_local_card' });
    } else {
      const south_korea_local_card = data.south_korea_local_card;
      if (
        south_korea_local_card &&
        typeof south_korea_local_card == 'object' &&
        !Array.isArray(south_korea_local_card)
      ) {
        const found5 = checkSouthKoreaLocalCard(south_korea_local_card, fast);
        if (found5 !== null) {
          if (fast) return found5;
          faults = adopt(faults, found5, '/south_korea_local_card');
        }
      } else if (!(south_korea_local_card === null)) {
        if (fast) return rejected;
        faults = note(faults, '/south_korea_local_card', 'type', { type: ['object', 'null'] });
      }
    }
    if (data.origin === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'origin' });
    } else {
      const origin = data.origin;
      if (
        !(
          origin === 'saved_during_purchase' ||
          origin === 'subscription' ||
          origin === 'subscription_saved_during_purchase'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/origin', 'enum', { limit: values, open: typeof origin == 'string' });
      }
    }
    if (data.saved_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'saved_at' });
    } else {
      const saved_at = data.saved_at;
      if (typeof saved_at == 'string') {
        if (!isDateTime(saved_at)) {
          if (fast) return rejected;
          faults = note(faults, '/saved_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/saved_at', 'type', { type: 'string' });
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

const PaymentMethodValidator = /* @__PURE__ */ validator(checkPaymentMethod);

export { PaymentMethodValidator as PaymentMethod, checkPaymentMethod as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, opened, adopt } from '../runtime/fault.ts';
import { isDateTime } from '../runtime/formats/date-time.ts';
import { isUuid } from '../runtime/formats/text.ts';
import { check as checkPaymentAttemptMethod } from '../schemas/PaymentAttemptMethod.js';
import { check as checkPaymentAttemptStatus } from '../schemas/PaymentAttemptStatus.js';
import { check as checkPaymentErrorCode } from '../schemas/PaymentErrorCode.js';

const pattern = /* @__PURE__ */ new RegExp('^paymtd_[a-z0-9]{26}$', 'u');
const pattern2 = /* @__PURE__ */ new RegExp('^[0-9]{1,15}$', 'u');

function checkPaymentAttempt(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.payment_attempt_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payment_attempt_id' });
    } else {
      const payment_attempt_id = data.payment_attempt_id;
      if (typeof payment_attempt_id == 'string') {
        if (!isUuid(payment_attempt_id)) {
          if (fast) return rejected;
          faults = note(faults, '/payment_attempt_id', 'format', {
            limit: 'uuid',
            message: 'be a UUID such as 11111111-2222-4333-8444-555555555555',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/payment_attempt_id', 'type', { type: 'string' });
      }
    }
    if (data.stored_payment_method_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'stored_payment_method_id' });
    } else {
      const stored_payment_method_id = data.stored_payment_method_id;
      if (typeof stored_payment_method_id == 'string') {
        if (!isUuid(stored_payment_method_id)) {
          if (fast) return rejected;
          faults = note(faults, '/stored_payment_method_id', 'format', {
            limit: 'uuid',
            message: 'be a UUID such as 11111111-2222-4333-8444-555555555555',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/stored_payment_method_id', 'type', { type: 'string' });
      }
    }
    if (data.payment_method_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'payment_method_id' });
    } else {
      const payment_method_id = data.payment_method_id;
      if (typeof payment_method_id == 'string') {
        if (!pattern.test(payment_method_id)) {
          if (fast) return rejected;
          faults = note(faults, '/payment_method_id', 'pattern', {
            limit: '^paymtd_[a-z0-9]{26}$',
            message: 'be a payment method id (paymtd_01...)',
          });
        }
      } else if (!(payment_method_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/payment_method_id', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.amount === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'amount' });
    } else {
      const amount = data.amount;
      if (typeof amount == 'string') {
        if (!pattern2.test(amount)) {
          if (fast) return rejected;
          faults = note(faults, '/amount', 'pattern', {
            limit: '^[0-9]{1,15}$',
            message: 'be 1 to 15 digits, an amount in the smallest unit of the currency',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/amount', 'type', { type: 'string' });
      }
    }
    if (data.status === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'status' });
    } else {
      const status = data.status;
      const found = checkPaymentAttemptStatus(status, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, opened(found, status), '/status');
      }
    }
    if (data.error_code === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'error_code' });
    } else {
      const error_code = data.error_code;
      if (typeof error_code == 'string') {
        const found2 = checkPaymentErrorCode(error_code, fast);
        if (found2 !== null) {
          if (fast) return found2;
          faults = adopt(faults, opened(found2, error_code), '/error_code');
        }
      } else if (!(error_code === null)) {
        if (fast) return rejected;
        faults = note(faults, '/error_code', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.method_details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'method_details' });
    } else {
      const method_details = data.method_details;
      const found3 = checkPaymentAttemptMethod(method_details, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/method_details');
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
    if (data.captured_at === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'captured_at' });
    } else {
      const captured_at = data.captured_at;
      if (typeof captured_at == 'string') {
        if (!isDateTime(captured_at)) {
          if (fast) return rejected;
          faults = note(faults, '/captured_at', 'format', {
            limit: 'date-time',
            message: 'be a date and time such as 2026-01-31T09:30:00Z',
          });
        }
      } else if (!(captured_at === null)) {
        if (fast) return rejected;
        faults = note(faults, '/captured_at', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const PaymentAttemptValidator = /* @__PURE__ */ validator(checkPaymentAttempt);

export { PaymentAttemptValidator as PaymentAttempt, checkPaymentAttempt as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected, opened } from '../runtime/fault.ts';
import { check as checkAddress } from '../schemas/Address.js';
import { check as checkAdjustment } from '../schemas/Adjustment.js';
import { check as checkBusiness } from '../schemas/Business.js';
import { check as checkCustomer } from '../schemas/Customer.js';
import { check as checkDiscount } from '../schemas/Discount.js';
import { check as checkPaymentMethodType } from '../schemas/PaymentMethodType.js';
import { check as checkTransaction } from '../schemas/Transaction.js';

function checkTransactionRead(data, fast) {
  let faults = null;
  const found = checkTransaction(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.address !== undefined) {
      const address = data.address;
      const found2 = checkAddress(address, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/address');
      }
    }
    if (data.adjustments !== undefined) {
      const adjustments = data.adjustments;
      if (Array.isArray(adjustments)) {
        for (let i = 0; i < adjustments.length; i++) {
          const item = adjustments[i];
          const found3 = checkAdjustment(item, fast);
          if (found3 !== null) {
            if (fast) return found3;
            faults = adopt(faults, found3, '/adjustments/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/adjustments', 'type', { type: 'array' });
      }
    }
    if (data.available_payment_methods !== undefined) {
      const available_payment_methods = data.available_payment_methods;
      if (Array.isArray(available_payment_methods)) {
        for (let i2 = 0; i2 < available_payment_methods.length; i2++) {
          const item2 = available_payment_methods[i2];
          const found4 = checkPaymentMethodType(item2, fast);
          if (found4 !== null) {
            if (fast) return found4;
            faults = adopt(faults, opened(found4, item2), '/available_payment_methods/' + i2);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/available_payment_methods', 'type', { type: 'array' });
      }
    }
    if (data.business !== undefined) {
      const business = data.business;
      const found5 = checkBusiness(business, fast);
      if (found5 !== null) {
        if (fast) return found5;
        faults = adopt(faults, found5, '/business');
      }
    }
    if (data.customer !== undefined) {
      const customer = data.customer;
      const found6 = checkCustomer(customer, fast);
      if (found6 !== null) {
        if (fast) return found6;
        faults = adopt(faults, found6, '/customer');
      }
    }
    if (data.discount !== undefined) {
      const discount = data.discount;
      const found7 = checkDiscount(discount, fast);
      if (found7 !== null) {
        if (fast) return found7;
        faults = adopt(faults, found7, '/discount');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionReadValidator = /* @__PURE__ */ validator(checkTransactionRead);

export { TransactionReadValidator as TransactionRead, checkTransactionRead as check };

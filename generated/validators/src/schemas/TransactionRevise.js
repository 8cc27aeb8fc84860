// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkRevisedAddress } from '../schemas/RevisedAddress.js';
import { check as checkRevisedBusiness } from '../schemas/RevisedBusiness.js';
import { check as checkRevisedCustomer } from '../schemas/RevisedCustomer.js';

function checkTransactionRevise(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'address' || key === 'business' || key === 'customer')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.address !== undefined) {
      const address = data.address;
      const found = checkRevisedAddress(address, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/address');
      }
    }
    if (data.business !== undefined) {
      const business = data.business;
      const found2 = checkRevisedBusiness(business, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/business');
      }
    }
    if (data.customer !== undefined) {
      const customer = data.customer;
      const found3 = checkRevisedCustomer(customer, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/customer');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionReviseValidator = /* @__PURE__ */ validator(checkTransactionRevise);

export { TransactionReviseValidator as TransactionRevise, checkTransactionRevise as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkAdjustment } from '../schemas/Adjustment.js';
import { check as checkExpectedDetails } from '../schemas/ExpectedDetails.js';
import { check as checkPeriod } from '../schemas/Period.js';

function checkNextTransaction(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.billing_period === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'billing_period' });
    } else {
      const billing_period = data.billing_period;
      const found = checkPeriod(billing_period, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/billing_period');
      }
    }
    if (data.details === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'details' });
    } else {
      const details = data.details;
      const found2 = checkExpectedDetails(details, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/details');
      }
    }
    if (data.adjustments === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'adjustments' });
    } else {
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const NextTransactionValidator = /* @__PURE__ */ validator(checkNextTransaction);

export { NextTransactionValidator as NextTransaction, checkNextTransaction as check };

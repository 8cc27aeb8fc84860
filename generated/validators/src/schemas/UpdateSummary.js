// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkCreditedMoney } from '../schemas/CreditedMoney.js';
import { check as checkMoney } from '../schemas/Money.js';
import { check as checkUpdateResult } from '../schemas/UpdateResult.js';

function checkUpdateSummary(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.credit === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'credit' });
    } else {
      const credit = data.credit;
      const found = checkCreditedMoney(credit, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/credit');
      }
    }
    if (data.charge === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'charge' });
    } else {
      const charge = data.charge;
      const found2 = checkMoney(charge, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/charge');
      }
    }
    if (data.result === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'result' });
    } else {
      const result = data.result;
      const found3 = checkUpdateResult(result, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/result');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const UpdateSummaryValidator = /* @__PURE__ */ validator(checkUpdateSummary);

export { UpdateSummaryValidator as UpdateSummary, checkUpdateSummary as check };

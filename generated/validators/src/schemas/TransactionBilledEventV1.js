// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkEventEnvelope } from '../schemas/EventEnvelope.js';
import { check as checkTransaction } from '../schemas/Transaction.js';

function checkTransactionBilledEventV1(data, fast) {
  let faults = null;
  const found = checkEventEnvelope(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.event_type === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'event_type' });
    } else {
      const event_type = data.event_type;
      if (event_type !== 'transaction.billed') {
        if (fast) return rejected;
        faults = note(faults, '/event_type', 'const', { limit: 'transaction.billed' });
      }
    }
    if (data.data === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'data' });
    } else {
      const value = data.data;
      const found2 = checkTransaction(value, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/data');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const TransactionBilledEventV1Validator = /* @__PURE__ */ validator(checkTransactionBilledEventV1);

export { TransactionBilledEventV1Validator as TransactionBilledEventV1, checkTransactionBilledEventV1 as check };

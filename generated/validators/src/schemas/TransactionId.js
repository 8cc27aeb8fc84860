// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');

function checkTransactionId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^txn_[a-z0-9]{26}$', message: 'be a transaction id (txn_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const TransactionIdValidator = /* @__PURE__ */ validator(checkTransactionId);

export { TransactionIdValidator as TransactionId, checkTransactionId as check };

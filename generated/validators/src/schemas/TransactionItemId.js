// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^txnitm_[a-z0-9]{26}$', 'u');

function checkTransactionItemId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^txnitm_[a-z0-9]{26}$',
        message: 'be a transaction line id (txnitm_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const TransactionItemIdValidator = /* @__PURE__ */ validator(checkTransactionItemId);

export { TransactionItemIdValidator as TransactionItemId, checkTransactionItemId as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['draft', 'ready', 'billed', 'paid', 'completed', 'canceled', 'past_due'];

function checkTransactionStatus(data, fast) {
  let faults = null;
  if (
    !(
      data === 'draft' ||
      data === 'ready' ||
      data === 'billed' ||
      data === 'paid' ||
      data === 'completed' ||
      data === 'canceled' ||
      data === 'past_due'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const TransactionStatusValidator = /* @__PURE__ */ validator(checkTransactionStatus);

export { TransactionStatusValidator as TransactionStatus, checkTransactionStatus as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['draft', 'ready', 'billed', 'paid', 'completed', 'canceled', 'past_due'];

function checkTransactionStatuses(data, fast) {
  let faults = null;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      if (fast) return rejected;
      faults = note(faults, '', 'maxItems', { limit: 50 });
    }
    if (data.length < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minItems', { limit: 1 });
    }
    for (let i = 0; i < data.length; i++) {
      const item = data[i];
      if (
        !(
          item === 'draft' ||
          item === 'ready' ||
          item === 'billed' ||
          item === 'paid' ||
          item === 'completed' ||
          item === 'canceled' ||
          item === 'past_due'
        )
      ) {
        if (fast) return rejected;
        faults = note(faults, '/' + i, 'enum', { limit: values });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'array' });
  }
  return faults;
}

const TransactionStatusesValidator = /* @__PURE__ */ validator(checkTransactionStatuses);

export { TransactionStatusesValidator as TransactionStatuses, checkTransactionStatuses as check };

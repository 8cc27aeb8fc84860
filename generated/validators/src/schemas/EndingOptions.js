// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['immediately', 'next_billing_period'];

function checkEndingOptions(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.effective_from === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'effective_from' });
    } else {
      const effective_from = data.effective_from;
      if (!(effective_from === 'immediately' || effective_from === 'next_billing_period')) {
        if (fast) return rejected;
        faults = note(faults, '/effective_from', 'enum', { limit: values, open: typeof effective_from == 'string' });
      }
    }
    if (data.has_past_due_transaction === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'has_past_due_transaction' });
    } else {
      const has_past_due_transaction = data.has_past_due_transaction;
      if (!(typeof has_past_due_transaction == 'boolean')) {
        if (fast) return rejected;
        faults = note(faults, '/has_past_due_transaction', 'type', { type: 'boolean' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const EndingOptionsValidator = /* @__PURE__ */ validator(checkEndingOptions);

export { EndingOptionsValidator as EndingOptions, checkEndingOptions as check };

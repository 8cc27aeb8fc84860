// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['immediately', 'next_billing_period'];

function checkEndingOptionsInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'effective_from' || key === 'has_past_due_transaction')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.effective_from !== undefined) {
      const effective_from = data.effective_from;
      if (typeof effective_from == 'string') {
        if (!(effective_from === 'immediately' || effective_from === 'next_billing_period')) {
          if (fast) return rejected;
          faults = note(faults, '/effective_from', 'enum', { limit: values });
        }
      } else if (!(effective_from === null)) {
        if (fast) return rejected;
        faults = note(faults, '/effective_from', 'type', { type: ['string', 'null'] });
      }
    }
    if (data.has_past_due_transaction !== undefined) {
      const has_past_due_transaction = data.has_past_due_transaction;
      if (!(typeof has_past_due_transaction == 'boolean' || has_past_due_transaction === null)) {
        if (fast) return rejected;
        faults = note(faults, '/has_past_due_transaction', 'type', { type: ['boolean', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const EndingOptionsInputValidator = /* @__PURE__ */ validator(checkEndingOptionsInput);

export { EndingOptionsInputValidator as EndingOptionsInput, checkEndingOptionsInput as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['next_billing_period', 'immediately'];

function checkSubscriptionCancel(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'effective_from')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.effective_from !== undefined) {
      const effective_from = data.effective_from;
      if (typeof effective_from == 'string') {
        if (!(effective_from === 'next_billing_period' || effective_from === 'immediately')) {
          if (fast) return rejected;
          faults = note(faults, '/effective_from', 'enum', { limit: values });
        }
      } else if (!(effective_from === null)) {
        if (fast) return rejected;
        faults = note(faults, '/effective_from', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionCancelValidator = /* @__PURE__ */ validator(checkSubscriptionCancel);

export { SubscriptionCancelValidator as SubscriptionCancel, checkSubscriptionCancel as check };

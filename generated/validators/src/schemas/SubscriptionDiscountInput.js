// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^dsc_[a-z0-9]{26}$', 'u');
const values = ['next_billing_period', 'immediately'];

function checkSubscriptionDiscountInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'id' || key === 'effective_from')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^dsc_[a-z0-9]{26}$',
            message: 'be a discount id (dsc_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.effective_from === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'effective_from' });
    } else {
      const effective_from = data.effective_from;
      if (!(effective_from === 'next_billing_period' || effective_from === 'immediately')) {
        if (fast) return rejected;
        faults = note(faults, '/effective_from', 'enum', { limit: values });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionDiscountInputValidator = /* @__PURE__ */ validator(checkSubscriptionDiscountInput);

export { SubscriptionDiscountInputValidator as SubscriptionDiscountInput, checkSubscriptionDiscountInput as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected, adopt } from '../runtime/fault.ts';
import { check as checkTransactionItemInput } from '../schemas/TransactionItemInput.js';

const values = ['next_billing_period', 'immediately'];
const values2 = ['prevent_change', 'apply_change'];

function checkSubscriptionCharge(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'effective_from' || key === 'items' || key === 'on_payment_failure')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
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
    if (data.items === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'items' });
    } else {
      const items = data.items;
      if (Array.isArray(items)) {
        if (items.length > 100) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'maxItems', { limit: 100 });
        }
        if (items.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/items', 'minItems', { limit: 1 });
        }
        for (let i = 0; i < items.length; i++) {
          const item = items[i];
          const found = checkTransactionItemInput(item, fast);
          if (found !== null) {
            if (fast) return found;
            faults = adopt(faults, found, '/items/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/items', 'type', { type: 'array' });
      }
    }
    if (data.on_payment_failure !== undefined) {
      const on_payment_failure = data.on_payment_failure;
      if (typeof on_payment_failure == 'string') {
        if (!(on_payment_failure === 'prevent_change' || on_payment_failure === 'apply_change')) {
          if (fast) return rejected;
          faults = note(faults, '/on_payment_failure', 'enum', { limit: values2 });
        }
      } else if (!(on_payment_failure === null)) {
        if (fast) return rejected;
        faults = note(faults, '/on_payment_failure', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionChargeValidator = /* @__PURE__ */ validator(checkSubscriptionCharge);

export { SubscriptionChargeValidator as SubscriptionCharge, checkSubscriptionCharge as check };

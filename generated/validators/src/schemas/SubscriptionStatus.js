// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['active', 'canceled', 'past_due', 'paused', 'trialing'];

function checkSubscriptionStatus(data, fast) {
  let faults = null;
  if (!(data === 'active' || data === 'canceled' || data === 'past_due' || data === 'paused' || data === 'trialing')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const SubscriptionStatusValidator = /* @__PURE__ */ validator(checkSubscriptionStatus);

export { SubscriptionStatusValidator as SubscriptionStatus, checkSubscriptionStatus as check };

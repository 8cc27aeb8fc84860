// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['active', 'inactive', 'trialing'];

function checkSubscriptionItemStatus(data, fast) {
  let faults = null;
  if (!(data === 'active' || data === 'inactive' || data === 'trialing')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const SubscriptionItemStatusValidator = /* @__PURE__ */ validator(checkSubscriptionItemStatus);

export { SubscriptionItemStatusValidator as SubscriptionItemStatus, checkSubscriptionItemStatus as check };

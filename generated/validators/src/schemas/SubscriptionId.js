// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');

function checkSubscriptionId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^sub_[a-z0-9]{26}$',
        message: 'be a subscription id (sub_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const SubscriptionIdValidator = /* @__PURE__ */ validator(checkSubscriptionId);

export { SubscriptionIdValidator as SubscriptionId, checkSubscriptionId as check };

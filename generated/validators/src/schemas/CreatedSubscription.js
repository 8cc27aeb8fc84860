// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkSubscription } from '../schemas/Subscription.js';

const pattern = /* @__PURE__ */ new RegExp('^txn_[a-z0-9]{26}$', 'u');

function checkCreatedSubscription(data, fast) {
  let faults = null;
  const found = checkSubscription(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.transaction_id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'transaction_id' });
    } else {
      const transaction_id = data.transaction_id;
      if (typeof transaction_id == 'string') {
        if (!pattern.test(transaction_id)) {
          if (fast) return rejected;
          faults = note(faults, '/transaction_id', 'pattern', {
            limit: '^txn_[a-z0-9]{26}$',
            message: 'be a transaction id (txn_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/transaction_id', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CreatedSubscriptionValidator = /* @__PURE__ */ validator(checkCreatedSubscription);

export { CreatedSubscriptionValidator as CreatedSubscription, checkCreatedSubscription as check };

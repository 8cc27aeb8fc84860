// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');

function checkSubscriptionEntitiesInput(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'subscription_id')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.subscription_id !== undefined) {
      const subscription_id = data.subscription_id;
      if (typeof subscription_id == 'string') {
        if (!pattern.test(subscription_id)) {
          if (fast) return rejected;
          faults = note(faults, '/subscription_id', 'pattern', {
            limit: '^sub_[a-z0-9]{26}$',
            message: 'be a subscription id (sub_01...)',
          });
        }
      } else if (!(subscription_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/subscription_id', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const SubscriptionEntitiesInputValidator = /* @__PURE__ */ validator(checkSubscriptionEntitiesInput);

export { SubscriptionEntitiesInputValidator as SubscriptionEntitiesInput, checkSubscriptionEntitiesInput as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { firstDuplicate } from '../runtime/first-duplicate.ts';

const pattern = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');

function checkCustomerPortalSessionCreate(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key in data) {
      if (!(key === 'subscription_ids')) {
        if (fast) return rejected;
        faults = note(faults, '', 'additionalProperties', { additionalProperty: key });
      }
    }
    if (data.subscription_ids !== undefined) {
      const subscription_ids = data.subscription_ids;
      if (Array.isArray(subscription_ids)) {
        if (subscription_ids.length > 25) {
          if (fast) return rejected;
          faults = note(faults, '/subscription_ids', 'maxItems', { limit: 25 });
        }
        for (let i = 0; i < subscription_ids.length; i++) {
          const item = subscription_ids[i];
          if (typeof item == 'string') {
            if (!pattern.test(item)) {
              if (fast) return rejected;
              faults = note(faults, '/subscription_ids/' + i, 'pattern', {
                limit: '^sub_[a-z0-9]{26}$',
                message: 'be a subscription id (sub_01...)',
              });
            }
          } else {
            if (fast) return rejected;
            faults = note(faults, '/subscription_ids/' + i, 'type', { type: 'string' });
          }
        }
        const twins = subscription_ids.length > 25 ? null : firstDuplicate(subscription_ids);
        if (twins !== null) {
          if (fast) return rejected;
          faults = note(faults, '/subscription_ids', 'uniqueItems', twins);
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/subscription_ids', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CustomerPortalSessionCreateValidator = /* @__PURE__ */ validator(checkCustomerPortalSessionCreate);

export {
  CustomerPortalSessionCreateValidator as CustomerPortalSessionCreate,
  checkCustomerPortalSessionCreate as check,
};

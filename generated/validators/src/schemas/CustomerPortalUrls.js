// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkCustomerPortalGeneralUrls } from '../schemas/CustomerPortalGeneralUrls.js';
import { check as checkCustomerPortalSubscriptionUrls } from '../schemas/CustomerPortalSubscriptionUrls.js';

function checkCustomerPortalUrls(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.general === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'general' });
    } else {
      const general = data.general;
      const found = checkCustomerPortalGeneralUrls(general, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/general');
      }
    }
    if (data.subscriptions === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'subscriptions' });
    } else {
      const subscriptions = data.subscriptions;
      if (Array.isArray(subscriptions)) {
        if (subscriptions.length > 25) {
          if (fast) return rejected;
          faults = note(faults, '/subscriptions', 'maxItems', { limit: 25 });
        }
        for (let i = 0; i < subscriptions.length; i++) {
          const item = subscriptions[i];
          const found2 = checkCustomerPortalSubscriptionUrls(item, fast);
          if (found2 !== null) {
            if (fast) return found2;
            faults = adopt(faults, found2, '/subscriptions/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/subscriptions', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CustomerPortalUrlsValidator = /* @__PURE__ */ validator(checkCustomerPortalUrls);

export { CustomerPortalUrlsValidator as CustomerPortalUrls, checkCustomerPortalUrls as check };

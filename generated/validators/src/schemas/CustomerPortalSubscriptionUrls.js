// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';
import { isUri } from '../runtime/formats/uri.ts';

const pattern = /* @__PURE__ */ new RegExp('^sub_[a-z0-9]{26}$', 'u');

function checkCustomerPortalSubscriptionUrls(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.id === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'id' });
    } else {
      const id = data.id;
      if (typeof id == 'string') {
        if (!pattern.test(id)) {
          if (fast) return rejected;
          faults = note(faults, '/id', 'pattern', {
            limit: '^sub_[a-z0-9]{26}$',
            message: 'be a subscription id (sub_01...)',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/id', 'type', { type: 'string' });
      }
    }
    if (data.cancel_subscription === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'cancel_subscription' });
    } else {
      const cancel_subscription = data.cancel_subscription;
      if (typeof cancel_subscription == 'string') {
        if (!isUri(cancel_subscription)) {
          if (fast) return rejected;
          faults = note(faults, '/cancel_subscription', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/cancel_subscription', 'type', { type: 'string' });
      }
    }
    if (data.update_subscription_payment_method === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'update_subscription_payment_method' });
    } else {
      const update_subscription_payment_method = data.update_subscription_payment_method;
      if (typeof update_subscription_payment_method == 'string') {
        if (!isUri(update_subscription_payment_method)) {
          if (fast) return rejected;
          faults = note(faults, '/update_subscription_payment_method', 'format', {
            limit: 'uri',
            message: 'be an absolute URI such as https://example.com/a',
          });
        }
      } else if (!(update_subscription_payment_method === null)) {
        if (fast) return rejected;
        faults = note(faults, '/update_subscription_payment_method', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const CustomerPortalSubscriptionUrlsValidator = /* @__PURE__ */ validator(checkCustomerPortalSubscriptionUrls);

export {
  CustomerPortalSubscriptionUrlsValidator as CustomerPortalSubscriptionUrls,
  checkCustomerPortalSubscriptionUrls as check,
};

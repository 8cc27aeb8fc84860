// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^cpls_[a-z0-9]{26}$', 'u');

function checkCustomerPortalSessionId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^cpls_[a-z0-9]{26}$',
        message: 'be a customer portal session id (cpls_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const CustomerPortalSessionIdValidator = /* @__PURE__ */ validator(checkCustomerPortalSessionId);

export { CustomerPortalSessionIdValidator as CustomerPortalSessionId, checkCustomerPortalSessionId as check };

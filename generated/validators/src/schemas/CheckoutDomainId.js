// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^chedom_[a-z0-9]{26}$', 'u');

function checkCheckoutDomainId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', {
        limit: '^chedom_[a-z0-9]{26}$',
        message: 'be a checkout domain id (chedom_01...)',
      });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const CheckoutDomainIdValidator = /* @__PURE__ */ validator(checkCheckoutDomainId);

export { CheckoutDomainIdValidator as CheckoutDomainId, checkCheckoutDomainId as check };

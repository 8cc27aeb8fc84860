// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['pending_review', 'approved', 'rejected', 'in_review', 'action_required'];

function checkCheckoutDomainStatus(data, fast) {
  let faults = null;
  if (
    !(
      data === 'pending_review' ||
      data === 'approved' ||
      data === 'rejected' ||
      data === 'in_review' ||
      data === 'action_required'
    )
  ) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const CheckoutDomainStatusValidator = /* @__PURE__ */ validator(checkCheckoutDomainStatus);

export { CheckoutDomainStatusValidator as CheckoutDomainStatus, checkCheckoutDomainStatus as check };

import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['pending_review', 'approved', 'rejected', 'in_review', 'action_required'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'pending_review' ||
      data === 'approved' ||
      data === 'rejected' ||
      data === 'in_review' ||
      data === 'action_required'
    )
  ) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as CheckoutDomainStatus, validate0 as check };

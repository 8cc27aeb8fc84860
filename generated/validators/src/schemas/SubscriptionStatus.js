import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['active', 'canceled', 'past_due', 'paused', 'trialing'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'active' || data === 'canceled' || data === 'past_due' || data === 'paused' || data === 'trialing')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as SubscriptionStatus, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = [
  'api',
  'subscription_charge',
  'subscription_payment_method_change',
  'subscription_recurring',
  'subscription_update',
  'web',
];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (
    !(
      data === 'api' ||
      data === 'subscription_charge' ||
      data === 'subscription_payment_method_change' ||
      data === 'subscription_recurring' ||
      data === 'subscription_update' ||
      data === 'web'
    )
  ) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as TransactionOrigin, validate0 as check };

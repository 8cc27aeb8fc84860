import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['saved_during_purchase', 'subscription', 'subscription_saved_during_purchase'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'saved_during_purchase' || data === 'subscription' || data === 'subscription_saved_during_purchase')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as PaymentMethodOrigin, validate0 as check };

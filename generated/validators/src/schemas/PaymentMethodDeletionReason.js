import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['replaced_by_newer_version', 'api'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'replaced_by_newer_version' || data === 'api')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as PaymentMethodDeletionReason, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['active', 'expired', 'revoked'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'active' || data === 'expired' || data === 'revoked')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as ApiKeyStatus, validate0 as check };

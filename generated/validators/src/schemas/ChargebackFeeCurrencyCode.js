import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['AUD', 'CAD', 'EUR', 'GBP', 'USD'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'AUD' || data === 'CAD' || data === 'EUR' || data === 'GBP' || data === 'USD')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as ChargebackFeeCurrencyCode, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['open', 'completed', 'abandoned'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'open' || data === 'completed' || data === 'abandoned')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as PassStatus, validate0 as check };

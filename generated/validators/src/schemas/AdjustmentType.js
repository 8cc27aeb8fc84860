import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['full', 'partial'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'full' || data === 'partial')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as AdjustmentType, validate0 as check };

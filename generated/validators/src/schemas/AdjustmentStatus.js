import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['pending_approval', 'approved', 'rejected', 'reversed'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'pending_approval' || data === 'approved' || data === 'rejected' || data === 'reversed')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as AdjustmentStatus, validate0 as check };

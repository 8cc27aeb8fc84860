import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['pending', 'success', 'failed', 'aborted'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'pending' || data === 'success' || data === 'failed' || data === 'aborted')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as SimulationEventStatus, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const pattern0 = new RegExp('^ntfsimrun_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (!pattern0.test(data)) {
      vErrors = note0(vErrors, '', 'pattern', { limit: '^ntfsimrun_[a-z0-9]{26}$' });
      errors++;
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as SimulationRunId, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['pending', 'ready', 'failed', 'expired'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'pending' || data === 'ready' || data === 'failed' || data === 'expired')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as ReportStatus, validate0 as check };

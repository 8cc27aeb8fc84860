import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

const values0 = ['event', 'replay'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'event' || data === 'replay')) {
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as NotificationOrigin, validate0 as check };

import { note as note0 } from '../runtime/fault.ts';
import { isDateTime as isDateTime0 } from '../runtime/formats/date-time.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (!isDateTime0(data)) {
      vErrors = note0(vErrors, '', 'format', { limit: 'date-time' });
      errors++;
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as DateTime, validate0 as check };

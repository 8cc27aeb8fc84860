import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0 } from '../runtime/fault.ts';
import { isEmail as isEmail0 } from '../runtime/formats/email.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (typeof data === 'string') {
    if (data.length > 320 && codePoints0(data) > 320) {
      vErrors = note0(vErrors, '', 'maxLength', { limit: 320 });
      errors++;
    }
    if (data.length < 1) {
      vErrors = note0(vErrors, '', 'minLength', { limit: 1 });
      errors++;
    }
    if (!isEmail0(data)) {
      vErrors = note0(vErrors, '', 'format', { limit: 'email' });
      errors++;
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'string' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as Email, validate0 as check };

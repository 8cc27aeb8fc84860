import { codePoints as codePoints0 } from '../runtime/code-points.ts';
import { note as note0 } from '../runtime/fault.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.url === undefined) {
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'url' });
      errors++;
      if (fast) {
        return vErrors;
      }
    } else {
      let data0 = data.url;
      if (typeof data0 !== 'string' && data0 !== null) {
        vErrors = note0(vErrors, '/url', 'type', { type: ['string', 'null'] });
        errors++;
      }
      if (typeof data0 === 'string') {
        if (data0.length > 2048 && codePoints0(data0) > 2048) {
          vErrors = note0(vErrors, '/url', 'maxLength', { limit: 2048 });
          errors++;
        }
        if (data0.length < 1) {
          vErrors = note0(vErrors, '/url', 'minLength', { limit: 1 });
          errors++;
        }
      }
      if (fast && errors > 0) {
        return vErrors;
      }
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as CheckoutLink, validate0 as check };

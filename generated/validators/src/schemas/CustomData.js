import { note as note0 } from '../runtime/fault.ts';
import { exceedsBytes as exceedsBytes0 } from '../runtime/json-bytes.ts';
import { validator } from '../runtime/validator.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (exceedsBytes0(data, 16384)) {
    vErrors = note0(vErrors, '', 'x-max-bytes', { limit: 16384 });
    errors++;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      vErrors = note0(vErrors, '', 'minProperties', { limit: 1 });
      errors++;
    }
  } else {
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

const validator0 = validator(validate0);

export { validator0 as CustomData, validate0 as check };

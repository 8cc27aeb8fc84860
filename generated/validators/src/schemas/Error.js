// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkErrorBody } from '../schemas/ErrorBody.js';
import { check as checkMeta } from '../schemas/Meta.js';

function checkError(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.error === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'error' });
    } else {
      const error = data.error;
      const found = checkErrorBody(error, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/error');
      }
    }
    if (data.meta === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'meta' });
    } else {
      const meta = data.meta;
      const found2 = checkMeta(meta, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/meta');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ErrorValidator = /* @__PURE__ */ validator(checkError);

export { ErrorValidator as Error, checkError as check };

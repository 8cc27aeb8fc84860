// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkFieldError(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.field === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'field' });
    } else {
      const field = data.field;
      if (!(typeof field == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/field', 'type', { type: 'string' });
      }
    }
    if (data.message === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'message' });
    } else {
      const message = data.message;
      if (!(typeof message == 'string')) {
        if (fast) return rejected;
        faults = note(faults, '/message', 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const FieldErrorValidator = /* @__PURE__ */ validator(checkFieldError);

export { FieldErrorValidator as FieldError, checkFieldError as check };

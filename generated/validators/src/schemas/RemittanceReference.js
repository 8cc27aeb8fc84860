// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkRemittanceReference(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (data.length > 255 && codePoints(data) > 255) {
      if (fast) return rejected;
      faults = note(faults, '', 'maxLength', { limit: 255 });
    }
    if (data.length < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minLength', { limit: 1 });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const RemittanceReferenceValidator = /* @__PURE__ */ validator(checkRemittanceReference);

export { RemittanceReferenceValidator as RemittanceReference, checkRemittanceReference as check };

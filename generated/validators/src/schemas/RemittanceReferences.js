// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkRemittanceReferences(data, fast) {
  let faults = null;
  if (Array.isArray(data)) {
    if (data.length > 50) {
      if (fast) return rejected;
      faults = note(faults, '', 'maxItems', { limit: 50 });
    }
    if (data.length < 1) {
      if (fast) return rejected;
      faults = note(faults, '', 'minItems', { limit: 1 });
    }
    for (let i = 0; i < data.length; i++) {
      const item = data[i];
      if (typeof item == 'string') {
        if (item.length > 255 && codePoints(item) > 255) {
          if (fast) return rejected;
          faults = note(faults, '/' + i, 'maxLength', { limit: 255 });
        }
        if (item.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/' + i, 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/' + i, 'type', { type: 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'array' });
  }
  return faults;
}

const RemittanceReferencesValidator = /* @__PURE__ */ validator(checkRemittanceReferences);

export { RemittanceReferencesValidator as RemittanceReferences, checkRemittanceReferences as check };

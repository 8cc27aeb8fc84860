// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { codePoints } from '../runtime/code-points.ts';
import { note, rejected } from '../runtime/fault.ts';

function checkImportMeta(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.imported_from === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'imported_from' });
    } else {
      const imported_from = data.imported_from;
      if (typeof imported_from == 'string') {
        if (imported_from.length > 200 && codePoints(imported_from) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/imported_from', 'maxLength', { limit: 200 });
        }
        if (imported_from.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/imported_from', 'minLength', { limit: 1 });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/imported_from', 'type', { type: 'string' });
      }
    }
    if (data.external_id !== undefined) {
      const external_id = data.external_id;
      if (typeof external_id == 'string') {
        if (external_id.length > 200 && codePoints(external_id) > 200) {
          if (fast) return rejected;
          faults = note(faults, '/external_id', 'maxLength', { limit: 200 });
        }
        if (external_id.length < 1) {
          if (fast) return rejected;
          faults = note(faults, '/external_id', 'minLength', { limit: 1 });
        }
      } else if (!(external_id === null)) {
        if (fast) return rejected;
        faults = note(faults, '/external_id', 'type', { type: ['string', 'null'] });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const ImportMetaValidator = /* @__PURE__ */ validator(checkImportMeta);

export { ImportMetaValidator as ImportMeta, checkImportMeta as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['attachment', 'inline'];

function checkDocumentDisposition(data, fast) {
  let faults = null;
  if (!(data === 'attachment' || data === 'inline')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const DocumentDispositionValidator = /* @__PURE__ */ validator(checkDocumentDisposition);

export { DocumentDispositionValidator as DocumentDisposition, checkDocumentDisposition as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkSavedPaymentMethod } from '../schemas/SavedPaymentMethod.js';

const values = ['replaced_by_newer_version', 'api'];

function checkDeletedPaymentMethod(data, fast) {
  let faults = null;
  const found = checkSavedPaymentMethod(data, fast);
  if (found !== null) {
    if (fast) return found;
    faults = adopt(faults, found, '');
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.deletion_reason === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'deletion_reason' });
    } else {
      const deletion_reason = data.deletion_reason;
      if (!(deletion_reason === 'replaced_by_newer_version' || deletion_reason === 'api')) {
        if (fast) return rejected;
        faults = note(faults, '/deletion_reason', 'enum', { limit: values, open: typeof deletion_reason == 'string' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const DeletedPaymentMethodValidator = /* @__PURE__ */ validator(checkDeletedPaymentMethod);

export { DeletedPaymentMethodValidator as DeletedPaymentMethod, checkDeletedPaymentMethod as check };

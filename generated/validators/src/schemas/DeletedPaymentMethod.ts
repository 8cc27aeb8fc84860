// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { adopt as adopt0, note as note0, refused as refused0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/SavedPaymentMethod.ts';

const values0 = ['replaced_by_newer_version', 'api'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  const found0 = check0(data, fast);
  if (found0 !== null) {
    if (fast) return found0;
    vErrors = adopt0(vErrors, found0, '');
    errors = vErrors.length;
  }
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.deletion_reason === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'deletion_reason' });
    } else {
      let data0 = data.deletion_reason;
      if (!(data0 === 'replaced_by_newer_version' || data0 === 'api')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/deletion_reason', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/payment-method.yaml#/DeletedPaymentMethod */
const validator0: Validator<types.DeletedPaymentMethod> = /* @__PURE__ */ validator(validate0);

export { validator0 as DeletedPaymentMethod, validate0 as check };

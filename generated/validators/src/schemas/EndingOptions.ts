// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['immediately', 'next_billing_period'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.effective_from === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'effective_from' });
    } else {
      let data0 = data.effective_from;
      if (!(data0 === 'immediately' || data0 === 'next_billing_period')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/effective_from', 'enum', { limit: values0, open: typeof data0 == 'string' });
      }
    }
    if (data.has_past_due_transaction === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'has_past_due_transaction' });
    } else {
      if (typeof data.has_past_due_transaction !== 'boolean') {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/has_past_due_transaction', 'type', { type: 'boolean' });
        errors++;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/EndingOptions */
const validator0: Validator<types.EndingOptions> = /* @__PURE__ */ validator(validate0);

export { validator0 as EndingOptions, validate0 as check };

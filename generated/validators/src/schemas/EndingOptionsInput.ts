// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['immediately', 'next_billing_period'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    for (const key0 in data) {
      if (!(key0 === 'effective_from' || key0 === 'has_past_due_transaction')) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '', 'additionalProperties', { additionalProperty: key0 });
      }
    }
    if (!(data.effective_from === undefined)) {
      let data0 = data.effective_from;
      if (typeof data0 === 'string') {
        if (!(data0 === 'immediately' || data0 === 'next_billing_period')) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/effective_from', 'enum', { limit: values0 });
        }
      } else if (!(data0 === null)) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/effective_from', 'type', { type: ['string', 'null'] });
      }
    }
    if (!(data.has_past_due_transaction === undefined)) {
      let data1 = data.has_past_due_transaction;
      if (typeof data1 !== 'boolean' && data1 !== null) {
        errors++;
        if (fast) return refused0;
        vErrors = note0(vErrors, '/has_past_due_transaction', 'type', { type: ['boolean', 'null'] });
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/simulation-config.yaml#/EndingOptionsInput */
const validator0: Validator<types.EndingOptionsInput> = /* @__PURE__ */ validator(validate0);

export { validator0 as EndingOptionsInput, validate0 as check };

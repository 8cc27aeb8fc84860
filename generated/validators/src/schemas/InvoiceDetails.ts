// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check1 } from '../schemas/InvoiceLineItem.ts';
import { check as check0 } from '../schemas/TotalsWithoutDiscount.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
    } else {
      const found0 = check0(data.totals, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/totals');
        errors = vErrors.length;
      }
    }
    if (data.line_items === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'line_items' });
    } else {
      let data1 = data.line_items;
      if (Array.isArray(data1)) {
        for (let i0 = 0; i0 < data1.length; i0++) {
          const found1 = check1(data1[i0], fast);
          if (found1 !== null) {
            if (fast) return found1;
            vErrors = adopt0(vErrors, found1, '/line_items/' + i0);
            errors = vErrors.length;
          }
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/line_items', 'type', { type: 'array' });
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

/** @see schemas/invoice.yaml#/InvoiceDetails */
const validator0: Validator<types.InvoiceDetails> = /* @__PURE__ */ validator(validate0);

export { validator0 as InvoiceDetails, validate0 as check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/InvoiceItemPrice.ts';

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.price === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'price' });
    } else {
      const found0 = check0(data.price, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/price');
        errors = vErrors.length;
      }
    }
    if (data.quantity === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'quantity' });
    } else {
      let data1 = data.quantity;
      if (!(typeof data1 == 'number' && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/quantity', 'type', { type: 'integer' });
        errors++;
      }
      if (typeof data1 == 'number' && isFinite(data1)) {
        if (data1 < 1 || isNaN(data1)) {
          if (fast) return refused0;
          vErrors = note0(vErrors, '/quantity', 'minimum', { comparison: '>=', limit: 1 });
          errors++;
        }
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/invoice.yaml#/InvoiceItem */
const validator0: Validator<types.InvoiceItem> = /* @__PURE__ */ validator(validate0);

export { validator0 as InvoiceItem, validate0 as check };

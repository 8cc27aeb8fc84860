// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/Money.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^pro_[a-z0-9]{26}$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.product_id === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product_id' });
    } else {
      let data0 = data.product_id;
      if (typeof data0 === 'string') {
        if (!pattern0.test(data0)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/product_id', 'pattern', {
            limit: '^pro_[a-z0-9]{26}$',
            message: 'be a product id such as pro_01…',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/product_id', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.unit_price === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_price' });
    } else {
      const found0 = check0(data.unit_price, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/unit_price');
        errors = vErrors.length;
      }
    }
  } else {
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'type', { type: 'object' });
    errors++;
  }
  return vErrors;
}

/** @see schemas/invoice.yaml#/InvoiceItemPrice */
const validator0: Validator<types.InvoiceItemPrice> = /* @__PURE__ */ validator(validate0);

export { validator0 as InvoiceItemPrice, validate0 as check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0, adopt as adopt0 } from '../runtime/fault.ts';
import { check as check0 } from '../schemas/InvoiceProduct.ts';
import { check as check1 } from '../schemas/Totals.ts';

const pattern0 = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.product === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'product' });
    } else {
      const found0 = check0(data.product, fast);
      if (found0 !== null) {
        if (fast) return found0;
        vErrors = adopt0(vErrors, found0, '/product');
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
    if (data.tax_rate === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'tax_rate' });
    } else {
      let data2 = data.tax_rate;
      if (typeof data2 === 'string') {
        if (!pattern0.test(data2)) {
          errors++;
          if (fast) return refused0;
          vErrors = note0(vErrors, '/tax_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return refused0;
        vErrors = note0(vErrors, '/tax_rate', 'type', { type: 'string' });
        errors++;
      }
    }
    if (data.unit_totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'unit_totals' });
    } else {
      const found1 = check1(data.unit_totals, fast);
      if (found1 !== null) {
        if (fast) return found1;
        vErrors = adopt0(vErrors, found1, '/unit_totals');
        errors = vErrors.length;
      }
    }
    if (data.totals === undefined) {
      errors++;
      if (fast) return refused0;
      vErrors = note0(vErrors, '', 'required', { missingProperty: 'totals' });
    } else {
      const found2 = check1(data.totals, fast);
      if (found2 !== null) {
        if (fast) return found2;
        vErrors = adopt0(vErrors, found2, '/totals');
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

/** @see schemas/invoice.yaml#/InvoiceLineItem */
const validator0: Validator<types.InvoiceLineItem> = /* @__PURE__ */ validator(validate0);

export { validator0 as InvoiceLineItem, validate0 as check };

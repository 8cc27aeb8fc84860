// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkInvoiceProduct } from '../schemas/InvoiceProduct.js';
import { check as checkTotals } from '../schemas/Totals.js';

const pattern = /* @__PURE__ */ new RegExp('^[0-9]+(\\.[0-9]+)?$', 'u');

function checkInvoiceLineItem(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.product === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'product' });
    } else {
      const product = data.product;
      const found = checkInvoiceProduct(product, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/product');
      }
    }
    if (data.quantity === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'quantity' });
    } else {
      const quantity = data.quantity;
      if (!Number.isInteger(quantity)) {
        if (fast) return rejected;
        faults = note(faults, '/quantity', 'type', { type: 'integer' });
      }
    }
    if (data.tax_rate === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'tax_rate' });
    } else {
      const tax_rate = data.tax_rate;
      if (typeof tax_rate == 'string') {
        if (!pattern.test(tax_rate)) {
          if (fast) return rejected;
          faults = note(faults, '/tax_rate', 'pattern', {
            limit: '^[0-9]+(\\.[0-9]+)?$',
            message: 'be a decimal number without a sign, such as 0.21',
          });
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/tax_rate', 'type', { type: 'string' });
      }
    }
    if (data.unit_totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'unit_totals' });
    } else {
      const unit_totals = data.unit_totals;
      const found2 = checkTotals(unit_totals, fast);
      if (found2 !== null) {
        if (fast) return found2;
        faults = adopt(faults, found2, '/unit_totals');
      }
    }
    if (data.totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'totals' });
    } else {
      const totals = data.totals;
      const found3 = checkTotals(totals, fast);
      if (found3 !== null) {
        if (fast) return found3;
        faults = adopt(faults, found3, '/totals');
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const InvoiceLineItemValidator = /* @__PURE__ */ validator(checkInvoiceLineItem);

export { InvoiceLineItemValidator as InvoiceLineItem, checkInvoiceLineItem as check };

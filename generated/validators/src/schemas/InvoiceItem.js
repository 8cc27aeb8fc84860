// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkInvoiceItemPrice } from '../schemas/InvoiceItemPrice.js';

function checkInvoiceItem(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.price === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'price' });
    } else {
      const price = data.price;
      const found = checkInvoiceItemPrice(price, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/price');
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
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const InvoiceItemValidator = /* @__PURE__ */ validator(checkInvoiceItem);

export { InvoiceItemValidator as InvoiceItem, checkInvoiceItem as check };

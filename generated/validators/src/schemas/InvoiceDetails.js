// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { adopt, note, rejected } from '../runtime/fault.ts';
import { check as checkInvoiceLineItem } from '../schemas/InvoiceLineItem.js';
import { check as checkTotalsWithoutDiscount } from '../schemas/TotalsWithoutDiscount.js';

function checkInvoiceDetails(data, fast) {
  let faults = null;
  if (data && typeof data == 'object' && !Array.isArray(data)) {
    if (data.totals === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'totals' });
    } else {
      const totals = data.totals;
      const found = checkTotalsWithoutDiscount(totals, fast);
      if (found !== null) {
        if (fast) return found;
        faults = adopt(faults, found, '/totals');
      }
    }
    if (data.line_items === undefined) {
      if (fast) return rejected;
      faults = note(faults, '', 'required', { missingProperty: 'line_items' });
    } else {
      const line_items = data.line_items;
      if (Array.isArray(line_items)) {
        for (let i = 0; i < line_items.length; i++) {
          const item = line_items[i];
          const found2 = checkInvoiceLineItem(item, fast);
          if (found2 !== null) {
            if (fast) return found2;
            faults = adopt(faults, found2, '/line_items/' + i);
          }
        }
      } else {
        if (fast) return rejected;
        faults = note(faults, '/line_items', 'type', { type: 'array' });
      }
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'object' });
  }
  return faults;
}

const InvoiceDetailsValidator = /* @__PURE__ */ validator(checkInvoiceDetails);

export { InvoiceDetailsValidator as InvoiceDetails, checkInvoiceDetails as check };

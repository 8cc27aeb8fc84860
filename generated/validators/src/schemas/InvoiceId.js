// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const pattern = /* @__PURE__ */ new RegExp('^inv_[a-z0-9]{26}$', 'u');

function checkInvoiceId(data, fast) {
  let faults = null;
  if (typeof data == 'string') {
    if (!pattern.test(data)) {
      if (fast) return rejected;
      faults = note(faults, '', 'pattern', { limit: '^inv_[a-z0-9]{26}$', message: 'be an invoice id (inv_01...)' });
    }
  } else {
    if (fast) return rejected;
    faults = note(faults, '', 'type', { type: 'string' });
  }
  return faults;
}

const InvoiceIdValidator = /* @__PURE__ */ validator(checkInvoiceId);

export { InvoiceIdValidator as InvoiceId, checkInvoiceId as check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { note, rejected } from '../runtime/fault.ts';

const values = ['issued', 'paid', 'canceled', 'overdue'];

function checkInvoiceStatus(data, fast) {
  let faults = null;
  if (!(data === 'issued' || data === 'paid' || data === 'canceled' || data === 'overdue')) {
    if (fast) return rejected;
    faults = note(faults, '', 'enum', { limit: values });
  }
  return faults;
}

const InvoiceStatusValidator = /* @__PURE__ */ validator(checkInvoiceStatus);

export { InvoiceStatusValidator as InvoiceStatus, checkInvoiceStatus as check };

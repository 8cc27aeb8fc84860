// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
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

/** @see schemas/invoice.yaml#/InvoiceStatus */
const InvoiceStatusValidator: Validator<types.InvoiceStatus> = /* @__PURE__ */ validator(checkInvoiceStatus);

export { InvoiceStatusValidator as InvoiceStatus, checkInvoiceStatus as check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { note as note0, refused as refused0 } from '../runtime/fault.ts';

const values0 = ['issued', 'paid', 'canceled', 'overdue'];

function validate0(data, fast) {
  let vErrors = null;
  let errors = 0;
  if (!(data === 'issued' || data === 'paid' || data === 'canceled' || data === 'overdue')) {
    errors++;
    if (fast) return refused0;
    vErrors = note0(vErrors, '', 'enum', { limit: values0 });
  }
  return vErrors;
}

/** @see schemas/invoice.yaml#/InvoiceStatus */
const validator0: Validator<types.InvoiceStatus> = /* @__PURE__ */ validator(validate0);

export { validator0 as InvoiceStatus, validate0 as check };

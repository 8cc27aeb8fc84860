// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkInvoiceOverdueEventV1 } from '../schemas/InvoiceOverdueEventV1.ts';

/** @see events/invoice.yaml#/invoice.overdue.v1/post */
const InvoiceOverdueV1Validator: Validator<types.InvoiceOverdueV1> =
  /* @__PURE__ */ validator(checkInvoiceOverdueEventV1);

export { InvoiceOverdueV1Validator as InvoiceOverdueV1, checkInvoiceOverdueEventV1 as InvoiceOverdueV1Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkInvoiceCanceledEventV1 } from '../schemas/InvoiceCanceledEventV1.ts';

/** @see events/invoice.yaml#/invoice.canceled.v1/post */
const InvoiceCanceledV1Validator: Validator<types.InvoiceCanceledV1> =
  /* @__PURE__ */ validator(checkInvoiceCanceledEventV1);

export { InvoiceCanceledV1Validator as InvoiceCanceledV1, checkInvoiceCanceledEventV1 as InvoiceCanceledV1Check };

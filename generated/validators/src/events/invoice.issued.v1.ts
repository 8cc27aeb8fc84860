// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkInvoiceIssuedEventV1 } from '../schemas/InvoiceIssuedEventV1.ts';

/** @see events/invoice.yaml#/invoice.issued.v1/post */
const InvoiceIssuedV1Validator: Validator<types.InvoiceIssuedV1> = /* @__PURE__ */ validator(checkInvoiceIssuedEventV1);

export { InvoiceIssuedV1Validator as InvoiceIssuedV1, checkInvoiceIssuedEventV1 as InvoiceIssuedV1Check };

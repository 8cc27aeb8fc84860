// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkInvoicePaidEventV1 } from '../schemas/InvoicePaidEventV1.ts';

/** @see events/invoice.yaml#/invoice.paid.v1/post */
const InvoicePaidV1Validator: Validator<types.InvoicePaidV1> = /* @__PURE__ */ validator(checkInvoicePaidEventV1);

export { InvoicePaidV1Validator as InvoicePaidV1, checkInvoicePaidEventV1 as InvoicePaidV1Check };

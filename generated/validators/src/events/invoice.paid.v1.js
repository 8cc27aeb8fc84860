// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkInvoicePaidEventV1 } from '../schemas/InvoicePaidEventV1.js';

const InvoicePaidV1Validator = /* @__PURE__ */ validator(checkInvoicePaidEventV1);

export { InvoicePaidV1Validator as InvoicePaidV1, checkInvoicePaidEventV1 as InvoicePaidV1Check };

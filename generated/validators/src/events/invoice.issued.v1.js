// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkInvoiceIssuedEventV1 } from '../schemas/InvoiceIssuedEventV1.js';

const InvoiceIssuedV1Validator = /* @__PURE__ */ validator(checkInvoiceIssuedEventV1);

export { InvoiceIssuedV1Validator as InvoiceIssuedV1, checkInvoiceIssuedEventV1 as InvoiceIssuedV1Check };

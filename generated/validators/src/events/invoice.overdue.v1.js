// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkInvoiceOverdueEventV1 } from '../schemas/InvoiceOverdueEventV1.js';

const InvoiceOverdueV1Validator = /* @__PURE__ */ validator(checkInvoiceOverdueEventV1);

export { InvoiceOverdueV1Validator as InvoiceOverdueV1, checkInvoiceOverdueEventV1 as InvoiceOverdueV1Check };

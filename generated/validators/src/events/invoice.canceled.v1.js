// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkInvoiceCanceledEventV1 } from '../schemas/InvoiceCanceledEventV1.js';

const InvoiceCanceledV1Validator = /* @__PURE__ */ validator(checkInvoiceCanceledEventV1);

export { InvoiceCanceledV1Validator as InvoiceCanceledV1, checkInvoiceCanceledEventV1 as InvoiceCanceledV1Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionReadyEventV1 } from '../schemas/TransactionReadyEventV1.js';

const TransactionReadyV1Validator = /* @__PURE__ */ validator(checkTransactionReadyEventV1);

export { TransactionReadyV1Validator as TransactionReadyV1, checkTransactionReadyEventV1 as TransactionReadyV1Check };

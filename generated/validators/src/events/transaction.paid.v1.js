// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionPaidEventV1 } from '../schemas/TransactionPaidEventV1.js';

const TransactionPaidV1Validator = /* @__PURE__ */ validator(checkTransactionPaidEventV1);

export { TransactionPaidV1Validator as TransactionPaidV1, checkTransactionPaidEventV1 as TransactionPaidV1Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionPastDueEventV1 } from '../schemas/TransactionPastDueEventV1.js';

const TransactionPastDueV1Validator = /* @__PURE__ */ validator(checkTransactionPastDueEventV1);

export {
  TransactionPastDueV1Validator as TransactionPastDueV1,
  checkTransactionPastDueEventV1 as TransactionPastDueV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionCompletedEventV1 } from '../schemas/TransactionCompletedEventV1.js';

const TransactionCompletedV1Validator = /* @__PURE__ */ validator(checkTransactionCompletedEventV1);

export {
  TransactionCompletedV1Validator as TransactionCompletedV1,
  checkTransactionCompletedEventV1 as TransactionCompletedV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionRevisedEventV1 } from '../schemas/TransactionRevisedEventV1.js';

const TransactionRevisedV1Validator = /* @__PURE__ */ validator(checkTransactionRevisedEventV1);

export {
  TransactionRevisedV1Validator as TransactionRevisedV1,
  checkTransactionRevisedEventV1 as TransactionRevisedV1Check,
};

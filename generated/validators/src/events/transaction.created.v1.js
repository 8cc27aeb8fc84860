// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionCreatedEventV1 } from '../schemas/TransactionCreatedEventV1.js';

const TransactionCreatedV1Validator = /* @__PURE__ */ validator(checkTransactionCreatedEventV1);

export {
  TransactionCreatedV1Validator as TransactionCreatedV1,
  checkTransactionCreatedEventV1 as TransactionCreatedV1Check,
};

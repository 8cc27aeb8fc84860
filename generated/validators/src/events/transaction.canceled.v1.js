// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionCanceledEventV1 } from '../schemas/TransactionCanceledEventV1.js';

const TransactionCanceledV1Validator = /* @__PURE__ */ validator(checkTransactionCanceledEventV1);

export {
  TransactionCanceledV1Validator as TransactionCanceledV1,
  checkTransactionCanceledEventV1 as TransactionCanceledV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionPaymentFailedEventV1 } from '../schemas/TransactionPaymentFailedEventV1.js';

const TransactionPaymentFailedV1Validator = /* @__PURE__ */ validator(checkTransactionPaymentFailedEventV1);

export {
  TransactionPaymentFailedV1Validator as TransactionPaymentFailedV1,
  checkTransactionPaymentFailedEventV1 as TransactionPaymentFailedV1Check,
};

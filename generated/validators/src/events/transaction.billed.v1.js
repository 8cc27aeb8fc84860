// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionBilledEventV1 } from '../schemas/TransactionBilledEventV1.js';

const TransactionBilledV1Validator = /* @__PURE__ */ validator(checkTransactionBilledEventV1);

export {
  TransactionBilledV1Validator as TransactionBilledV1,
  checkTransactionBilledEventV1 as TransactionBilledV1Check,
};

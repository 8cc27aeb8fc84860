// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkTransactionUpdatedEventV1 } from '../schemas/TransactionUpdatedEventV1.js';

const TransactionUpdatedV1Validator = /* @__PURE__ */ validator(checkTransactionUpdatedEventV1);

export {
  TransactionUpdatedV1Validator as TransactionUpdatedV1,
  checkTransactionUpdatedEventV1 as TransactionUpdatedV1Check,
};

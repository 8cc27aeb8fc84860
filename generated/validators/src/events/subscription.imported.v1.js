// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionImportedEventV1 } from '../schemas/SubscriptionImportedEventV1.js';

const SubscriptionImportedV1Validator = /* @__PURE__ */ validator(checkSubscriptionImportedEventV1);

export {
  SubscriptionImportedV1Validator as SubscriptionImportedV1,
  checkSubscriptionImportedEventV1 as SubscriptionImportedV1Check,
};

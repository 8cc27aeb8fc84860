// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionResumedEventV1 } from '../schemas/SubscriptionResumedEventV1.js';

const SubscriptionResumedV1Validator = /* @__PURE__ */ validator(checkSubscriptionResumedEventV1);

export {
  SubscriptionResumedV1Validator as SubscriptionResumedV1,
  checkSubscriptionResumedEventV1 as SubscriptionResumedV1Check,
};

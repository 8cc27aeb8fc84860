// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionPastDueEventV1 } from '../schemas/SubscriptionPastDueEventV1.js';

const SubscriptionPastDueV1Validator = /* @__PURE__ */ validator(checkSubscriptionPastDueEventV1);

export {
  SubscriptionPastDueV1Validator as SubscriptionPastDueV1,
  checkSubscriptionPastDueEventV1 as SubscriptionPastDueV1Check,
};

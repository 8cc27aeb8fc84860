// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionUpdatedEventV1 } from '../schemas/SubscriptionUpdatedEventV1.js';

const SubscriptionUpdatedV1Validator = /* @__PURE__ */ validator(checkSubscriptionUpdatedEventV1);

export {
  SubscriptionUpdatedV1Validator as SubscriptionUpdatedV1,
  checkSubscriptionUpdatedEventV1 as SubscriptionUpdatedV1Check,
};

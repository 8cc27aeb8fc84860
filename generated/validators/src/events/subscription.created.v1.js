// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionCreatedEventV1 } from '../schemas/SubscriptionCreatedEventV1.js';

const SubscriptionCreatedV1Validator = /* @__PURE__ */ validator(checkSubscriptionCreatedEventV1);

export {
  SubscriptionCreatedV1Validator as SubscriptionCreatedV1,
  checkSubscriptionCreatedEventV1 as SubscriptionCreatedV1Check,
};

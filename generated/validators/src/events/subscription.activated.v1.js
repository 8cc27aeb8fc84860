// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionActivatedEventV1 } from '../schemas/SubscriptionActivatedEventV1.js';

const SubscriptionActivatedV1Validator = /* @__PURE__ */ validator(checkSubscriptionActivatedEventV1);

export {
  SubscriptionActivatedV1Validator as SubscriptionActivatedV1,
  checkSubscriptionActivatedEventV1 as SubscriptionActivatedV1Check,
};

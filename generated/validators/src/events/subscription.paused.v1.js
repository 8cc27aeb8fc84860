// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionPausedEventV1 } from '../schemas/SubscriptionPausedEventV1.js';

const SubscriptionPausedV1Validator = /* @__PURE__ */ validator(checkSubscriptionPausedEventV1);

export {
  SubscriptionPausedV1Validator as SubscriptionPausedV1,
  checkSubscriptionPausedEventV1 as SubscriptionPausedV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionTrialingEventV1 } from '../schemas/SubscriptionTrialingEventV1.js';

const SubscriptionTrialingV1Validator = /* @__PURE__ */ validator(checkSubscriptionTrialingEventV1);

export {
  SubscriptionTrialingV1Validator as SubscriptionTrialingV1,
  checkSubscriptionTrialingEventV1 as SubscriptionTrialingV1Check,
};

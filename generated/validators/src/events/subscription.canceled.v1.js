// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkSubscriptionCanceledEventV1 } from '../schemas/SubscriptionCanceledEventV1.js';

const SubscriptionCanceledV1Validator = /* @__PURE__ */ validator(checkSubscriptionCanceledEventV1);

export {
  SubscriptionCanceledV1Validator as SubscriptionCanceledV1,
  checkSubscriptionCanceledEventV1 as SubscriptionCanceledV1Check,
};

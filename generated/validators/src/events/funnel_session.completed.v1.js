// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkFunnelSessionCompletedEventV1 } from '../schemas/FunnelSessionCompletedEventV1.js';

const FunnelSessionCompletedV1Validator = /* @__PURE__ */ validator(checkFunnelSessionCompletedEventV1);

export {
  FunnelSessionCompletedV1Validator as FunnelSessionCompletedV1,
  checkFunnelSessionCompletedEventV1 as FunnelSessionCompletedV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkFunnelSessionAbandonedEventV1 } from '../schemas/FunnelSessionAbandonedEventV1.js';

const FunnelSessionAbandonedV1Validator = /* @__PURE__ */ validator(checkFunnelSessionAbandonedEventV1);

export {
  FunnelSessionAbandonedV1Validator as FunnelSessionAbandonedV1,
  checkFunnelSessionAbandonedEventV1 as FunnelSessionAbandonedV1Check,
};

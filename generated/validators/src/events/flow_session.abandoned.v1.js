// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkFlowSessionAbandonedEventV1 } from '../schemas/FlowSessionAbandonedEventV1.js';

const FlowSessionAbandonedV1Validator = /* @__PURE__ */ validator(checkFlowSessionAbandonedEventV1);

export {
  FlowSessionAbandonedV1Validator as FlowSessionAbandonedV1,
  checkFlowSessionAbandonedEventV1 as FlowSessionAbandonedV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkFlowSessionCompletedEventV1 } from '../schemas/FlowSessionCompletedEventV1.js';

const FlowSessionCompletedV1Validator = /* @__PURE__ */ validator(checkFlowSessionCompletedEventV1);

export {
  FlowSessionCompletedV1Validator as FlowSessionCompletedV1,
  checkFlowSessionCompletedEventV1 as FlowSessionCompletedV1Check,
};

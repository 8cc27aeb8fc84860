// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkFlowSessionCreatedEventV1 } from '../schemas/FlowSessionCreatedEventV1.js';

const FlowSessionCreatedV1Validator = /* @__PURE__ */ validator(checkFlowSessionCreatedEventV1);

export {
  FlowSessionCreatedV1Validator as FlowSessionCreatedV1,
  checkFlowSessionCreatedEventV1 as FlowSessionCreatedV1Check,
};

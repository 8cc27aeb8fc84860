// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkFunnelSessionCreatedEventV1 } from '../schemas/FunnelSessionCreatedEventV1.js';

const FunnelSessionCreatedV1Validator = /* @__PURE__ */ validator(checkFunnelSessionCreatedEventV1);

export {
  FunnelSessionCreatedV1Validator as FunnelSessionCreatedV1,
  checkFunnelSessionCreatedEventV1 as FunnelSessionCreatedV1Check,
};

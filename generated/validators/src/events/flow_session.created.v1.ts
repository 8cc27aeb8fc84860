// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkFlowSessionCreatedEventV1 } from '../schemas/FlowSessionCreatedEventV1.ts';

/** @see events/flow-session.yaml#/flow_session.created.v1/post */
const FlowSessionCreatedV1Validator: Validator<types.FlowSessionCreatedV1> =
  /* @__PURE__ */ validator(checkFlowSessionCreatedEventV1);

export {
  FlowSessionCreatedV1Validator as FlowSessionCreatedV1,
  checkFlowSessionCreatedEventV1 as FlowSessionCreatedV1Check,
};

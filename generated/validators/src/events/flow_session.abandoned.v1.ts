// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkFlowSessionAbandonedEventV1 } from '../schemas/FlowSessionAbandonedEventV1.ts';

/** @see events/flow-session.yaml#/flow_session.abandoned.v1/post */
const FlowSessionAbandonedV1Validator: Validator<types.FlowSessionAbandonedV1> = /* @__PURE__ */ validator(
  checkFlowSessionAbandonedEventV1,
);

export {
  FlowSessionAbandonedV1Validator as FlowSessionAbandonedV1,
  checkFlowSessionAbandonedEventV1 as FlowSessionAbandonedV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkFlowSessionCompletedEventV1 } from '../schemas/FlowSessionCompletedEventV1.ts';

/** @see events/flow-session.yaml#/flow_session.completed.v1/post */
const FlowSessionCompletedV1Validator: Validator<types.FlowSessionCompletedV1> = /* @__PURE__ */ validator(
  checkFlowSessionCompletedEventV1,
);

export {
  FlowSessionCompletedV1Validator as FlowSessionCompletedV1,
  checkFlowSessionCompletedEventV1 as FlowSessionCompletedV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkFunnelSessionCompletedEventV1 } from '../schemas/FunnelSessionCompletedEventV1.ts';

/** @see events/funnel-session.yaml#/funnel_session.completed.v1/post */
const FunnelSessionCompletedV1Validator: Validator<types.FunnelSessionCompletedV1> = /* @__PURE__ */ validator(
  checkFunnelSessionCompletedEventV1,
);

export {
  FunnelSessionCompletedV1Validator as FunnelSessionCompletedV1,
  checkFunnelSessionCompletedEventV1 as FunnelSessionCompletedV1Check,
};

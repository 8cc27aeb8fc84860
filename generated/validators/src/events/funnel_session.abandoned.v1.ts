// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkFunnelSessionAbandonedEventV1 } from '../schemas/FunnelSessionAbandonedEventV1.ts';

/** @see events/funnel-session.yaml#/funnel_session.abandoned.v1/post */
const FunnelSessionAbandonedV1Validator: Validator<types.FunnelSessionAbandonedV1> = /* @__PURE__ */ validator(
  checkFunnelSessionAbandonedEventV1,
);

export {
  FunnelSessionAbandonedV1Validator as FunnelSessionAbandonedV1,
  checkFunnelSessionAbandonedEventV1 as FunnelSessionAbandonedV1Check,
};

// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkFunnelSessionCreatedEventV1 } from '../schemas/FunnelSessionCreatedEventV1.ts';

/** @see events/funnel-session.yaml#/funnel_session.created.v1/post */
const FunnelSessionCreatedV1Validator: Validator<types.FunnelSessionCreatedV1> = /* @__PURE__ */ validator(
  checkFunnelSessionCreatedEventV1,
);

export {
  FunnelSessionCreatedV1Validator as FunnelSessionCreatedV1,
  checkFunnelSessionCreatedEventV1 as FunnelSessionCreatedV1Check,
};

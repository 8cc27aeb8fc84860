// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/FunnelSessionAbandonedEventV1.ts';

/** @see events/funnel-session.yaml#/funnel_session.abandoned.v1/post */
const validator0: Validator<types.FunnelSessionAbandonedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as FunnelSessionAbandonedV1, check0 as FunnelSessionAbandonedV1Check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/FunnelSessionCreatedEventV1.ts';

/** @see events/funnel-session.yaml#/funnel_session.created.v1/post */
const validator0: Validator<types.FunnelSessionCreatedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as FunnelSessionCreatedV1, check0 as FunnelSessionCreatedV1Check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/FlowSessionCreatedEventV1.ts';

/** @see events/flow-session.yaml#/flow_session.created.v1/post */
const validator0: Validator<types.FlowSessionCreatedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as FlowSessionCreatedV1, check0 as FlowSessionCreatedV1Check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/FlowSessionAbandonedEventV1.ts';

/** @see events/flow-session.yaml#/flow_session.abandoned.v1/post */
const validator0: Validator<types.FlowSessionAbandonedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as FlowSessionAbandonedV1, check0 as FlowSessionAbandonedV1Check };

// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/CustomerUpdatedEventV1.ts';

/** @see events/customer.yaml#/customer.updated.v1/post */
const validator0: Validator<types.CustomerUpdatedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as CustomerUpdatedV1, check0 as CustomerUpdatedV1Check };

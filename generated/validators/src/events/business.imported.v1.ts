// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/BusinessImportedEventV1.ts';

/** @see events/business.yaml#/business.imported.v1/post */
const validator0: Validator<types.BusinessImportedV1> = /* @__PURE__ */ validator(check0);

export { validator0 as BusinessImportedV1, check0 as BusinessImportedV1Check };

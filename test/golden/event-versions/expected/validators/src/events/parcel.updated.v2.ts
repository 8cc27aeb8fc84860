// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@event-versions/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as check0 } from '../schemas/ParcelUpdatedEventV2.ts';

/** @see spec.yaml#/webhooks/parcel.updated.v2/post */
const validator0: Validator<types.ParcelUpdatedV2> = /* @__PURE__ */ validator(check0);

export { validator0 as ParcelUpdatedV2, check0 as ParcelUpdatedV2Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@event-versions/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkParcelUpdatedEventV2 } from '../schemas/ParcelUpdatedEventV2.ts';

/** @see spec.yaml#/webhooks/parcel.updated.v2/post */
const ParcelUpdatedV2Validator: Validator<types.ParcelUpdatedV2> = /* @__PURE__ */ validator(checkParcelUpdatedEventV2);

export { ParcelUpdatedV2Validator as ParcelUpdatedV2, checkParcelUpdatedEventV2 as ParcelUpdatedV2Check };

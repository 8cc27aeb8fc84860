// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkAddressUpdatedEventV1 } from '../schemas/AddressUpdatedEventV1.ts';

/** @see events/address.yaml#/address.updated.v1/post */
const AddressUpdatedV1Validator: Validator<types.AddressUpdatedV1> =
  /* @__PURE__ */ validator(checkAddressUpdatedEventV1);

export { AddressUpdatedV1Validator as AddressUpdatedV1, checkAddressUpdatedEventV1 as AddressUpdatedV1Check };

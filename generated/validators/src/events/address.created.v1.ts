// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkAddressCreatedEventV1 } from '../schemas/AddressCreatedEventV1.ts';

/** @see events/address.yaml#/address.created.v1/post */
const AddressCreatedV1Validator: Validator<types.AddressCreatedV1> =
  /* @__PURE__ */ validator(checkAddressCreatedEventV1);

export { AddressCreatedV1Validator as AddressCreatedV1, checkAddressCreatedEventV1 as AddressCreatedV1Check };

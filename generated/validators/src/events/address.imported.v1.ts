// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkAddressImportedEventV1 } from '../schemas/AddressImportedEventV1.ts';

/** @see events/address.yaml#/address.imported.v1/post */
const AddressImportedV1Validator: Validator<types.AddressImportedV1> =
  /* @__PURE__ */ validator(checkAddressImportedEventV1);

export { AddressImportedV1Validator as AddressImportedV1, checkAddressImportedEventV1 as AddressImportedV1Check };

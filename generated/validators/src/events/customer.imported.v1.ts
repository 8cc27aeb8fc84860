// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkCustomerImportedEventV1 } from '../schemas/CustomerImportedEventV1.ts';

/** @see events/customer.yaml#/customer.imported.v1/post */
const CustomerImportedV1Validator: Validator<types.CustomerImportedV1> =
  /* @__PURE__ */ validator(checkCustomerImportedEventV1);

export { CustomerImportedV1Validator as CustomerImportedV1, checkCustomerImportedEventV1 as CustomerImportedV1Check };

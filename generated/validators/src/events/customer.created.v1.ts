// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkCustomerCreatedEventV1 } from '../schemas/CustomerCreatedEventV1.ts';

/** @see events/customer.yaml#/customer.created.v1/post */
const CustomerCreatedV1Validator: Validator<types.CustomerCreatedV1> =
  /* @__PURE__ */ validator(checkCustomerCreatedEventV1);

export { CustomerCreatedV1Validator as CustomerCreatedV1, checkCustomerCreatedEventV1 as CustomerCreatedV1Check };

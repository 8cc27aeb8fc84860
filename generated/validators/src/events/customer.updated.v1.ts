// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkCustomerUpdatedEventV1 } from '../schemas/CustomerUpdatedEventV1.ts';

/** @see events/customer.yaml#/customer.updated.v1/post */
const CustomerUpdatedV1Validator: Validator<types.CustomerUpdatedV1> =
  /* @__PURE__ */ validator(checkCustomerUpdatedEventV1);

export { CustomerUpdatedV1Validator as CustomerUpdatedV1, checkCustomerUpdatedEventV1 as CustomerUpdatedV1Check };

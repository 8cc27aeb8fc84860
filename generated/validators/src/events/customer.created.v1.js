// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkCustomerCreatedEventV1 } from '../schemas/CustomerCreatedEventV1.js';

const CustomerCreatedV1Validator = /* @__PURE__ */ validator(checkCustomerCreatedEventV1);

export { CustomerCreatedV1Validator as CustomerCreatedV1, checkCustomerCreatedEventV1 as CustomerCreatedV1Check };

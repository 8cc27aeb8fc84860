// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkCustomerUpdatedEventV1 } from '../schemas/CustomerUpdatedEventV1.js';

const CustomerUpdatedV1Validator = /* @__PURE__ */ validator(checkCustomerUpdatedEventV1);

export { CustomerUpdatedV1Validator as CustomerUpdatedV1, checkCustomerUpdatedEventV1 as CustomerUpdatedV1Check };

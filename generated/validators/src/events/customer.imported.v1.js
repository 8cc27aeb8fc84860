// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkCustomerImportedEventV1 } from '../schemas/CustomerImportedEventV1.js';

const CustomerImportedV1Validator = /* @__PURE__ */ validator(checkCustomerImportedEventV1);

export { CustomerImportedV1Validator as CustomerImportedV1, checkCustomerImportedEventV1 as CustomerImportedV1Check };

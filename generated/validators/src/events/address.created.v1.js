// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkAddressCreatedEventV1 } from '../schemas/AddressCreatedEventV1.js';

const AddressCreatedV1Validator = /* @__PURE__ */ validator(checkAddressCreatedEventV1);

export { AddressCreatedV1Validator as AddressCreatedV1, checkAddressCreatedEventV1 as AddressCreatedV1Check };

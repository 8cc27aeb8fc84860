// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkAddressUpdatedEventV1 } from '../schemas/AddressUpdatedEventV1.js';

const AddressUpdatedV1Validator = /* @__PURE__ */ validator(checkAddressUpdatedEventV1);

export { AddressUpdatedV1Validator as AddressUpdatedV1, checkAddressUpdatedEventV1 as AddressUpdatedV1Check };

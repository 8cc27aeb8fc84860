// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkAddressImportedEventV1 } from '../schemas/AddressImportedEventV1.js';

const AddressImportedV1Validator = /* @__PURE__ */ validator(checkAddressImportedEventV1);

export { AddressImportedV1Validator as AddressImportedV1, checkAddressImportedEventV1 as AddressImportedV1Check };

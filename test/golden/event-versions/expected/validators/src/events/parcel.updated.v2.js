// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkParcelUpdatedEventV2 } from '../schemas/ParcelUpdatedEventV2.js';

const ParcelUpdatedV2Validator = /* @__PURE__ */ validator(checkParcelUpdatedEventV2);

export { ParcelUpdatedV2Validator as ParcelUpdatedV2, checkParcelUpdatedEventV2 as ParcelUpdatedV2Check };

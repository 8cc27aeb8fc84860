// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkBusinessUpdatedEventV1 } from '../schemas/BusinessUpdatedEventV1.js';

const BusinessUpdatedV1Validator = /* @__PURE__ */ validator(checkBusinessUpdatedEventV1);

export { BusinessUpdatedV1Validator as BusinessUpdatedV1, checkBusinessUpdatedEventV1 as BusinessUpdatedV1Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkBusinessCreatedEventV1 } from '../schemas/BusinessCreatedEventV1.js';

const BusinessCreatedV1Validator = /* @__PURE__ */ validator(checkBusinessCreatedEventV1);

export { BusinessCreatedV1Validator as BusinessCreatedV1, checkBusinessCreatedEventV1 as BusinessCreatedV1Check };

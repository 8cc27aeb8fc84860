// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkPriceCreatedEventV1 } from '../schemas/PriceCreatedEventV1.js';

const PriceCreatedV1Validator = /* @__PURE__ */ validator(checkPriceCreatedEventV1);

export { PriceCreatedV1Validator as PriceCreatedV1, checkPriceCreatedEventV1 as PriceCreatedV1Check };

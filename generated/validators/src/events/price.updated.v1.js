// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkPriceUpdatedEventV1 } from '../schemas/PriceUpdatedEventV1.js';

const PriceUpdatedV1Validator = /* @__PURE__ */ validator(checkPriceUpdatedEventV1);

export { PriceUpdatedV1Validator as PriceUpdatedV1, checkPriceUpdatedEventV1 as PriceUpdatedV1Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkPriceImportedEventV1 } from '../schemas/PriceImportedEventV1.js';

const PriceImportedV1Validator = /* @__PURE__ */ validator(checkPriceImportedEventV1);

export { PriceImportedV1Validator as PriceImportedV1, checkPriceImportedEventV1 as PriceImportedV1Check };

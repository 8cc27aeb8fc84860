// Generated from spec.yaml by `npm run generate`. Do not edit.
import { validator } from '../runtime/validator.ts';
import { check as checkBusinessImportedEventV1 } from '../schemas/BusinessImportedEventV1.js';

const BusinessImportedV1Validator = /* @__PURE__ */ validator(checkBusinessImportedEventV1);

export { BusinessImportedV1Validator as BusinessImportedV1, checkBusinessImportedEventV1 as BusinessImportedV1Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkBusinessImportedEventV1 } from '../schemas/BusinessImportedEventV1.ts';

/** @see events/business.yaml#/business.imported.v1/post */
const BusinessImportedV1Validator: Validator<types.BusinessImportedV1> =
  /* @__PURE__ */ validator(checkBusinessImportedEventV1);

export { BusinessImportedV1Validator as BusinessImportedV1, checkBusinessImportedEventV1 as BusinessImportedV1Check };

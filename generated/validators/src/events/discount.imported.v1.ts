// Generated from spec.yaml by `npm run generate`. Do not edit.
// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.
import type * as types from '@billing/types';
import { type Validator, validator } from '../runtime/validator.ts';
import { check as checkDiscountImportedEventV1 } from '../schemas/DiscountImportedEventV1.ts';

/** @see events/discount.yaml#/discount.imported.v1/post */
const DiscountImportedV1Validator: Validator<types.DiscountImportedV1> =
  /* @__PURE__ */ validator(checkDiscountImportedEventV1);

export { DiscountImportedV1Validator as DiscountImportedV1, checkDiscountImportedEventV1 as DiscountImportedV1Check };

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount.yaml#/discount.imported.v1/post */
export declare const DiscountImportedV1: runtime.Validator<types.DiscountImportedV1>;

export declare const DiscountImportedV1Check: runtime.Check;

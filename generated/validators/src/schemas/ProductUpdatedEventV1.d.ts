// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product.yaml#/ProductUpdatedEventV1 */
export declare const ProductUpdatedEventV1: runtime.Validator<types.ProductUpdatedEventV1>;

export declare const check: runtime.Check;

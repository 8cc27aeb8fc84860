// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product-collection.yaml#/ProductCollectionCreatedEventV1 */
export declare const ProductCollectionCreatedEventV1: runtime.Validator<types.ProductCollectionCreatedEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product-collection.yaml#/product_collection.updated.v1/post */
export declare const ProductCollectionUpdatedV1: runtime.Validator<types.ProductCollectionUpdatedV1>;

export declare const ProductCollectionUpdatedV1Check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product-collection.yaml#/product_collection.created.v1/post */
export declare const ProductCollectionCreatedV1: runtime.Validator<types.ProductCollectionCreatedV1>;

export declare const ProductCollectionCreatedV1Check: runtime.Check;

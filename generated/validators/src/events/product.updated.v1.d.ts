// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product.yaml#/product.updated.v1/post */
export declare const ProductUpdatedV1: runtime.Validator<types.ProductUpdatedV1>;

export declare const ProductUpdatedV1Check: runtime.Check;

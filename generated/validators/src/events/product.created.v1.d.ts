// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product.yaml#/product.created.v1/post */
export declare const ProductCreatedV1: runtime.Validator<types.ProductCreatedV1>;

export declare const ProductCreatedV1Check: runtime.Check;

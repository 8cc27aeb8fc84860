// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/product.yaml#/ProductListResponse */
export declare const ProductListResponse: runtime.Validator<types.ProductListResponse>;

export declare const check: runtime.Check;

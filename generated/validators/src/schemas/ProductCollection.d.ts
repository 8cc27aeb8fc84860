// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/product-collection.yaml#/ProductCollection */
export declare const ProductCollection: runtime.Validator<types.ProductCollection>;

export declare const check: runtime.Check;

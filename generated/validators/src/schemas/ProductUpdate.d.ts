// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/product.yaml#/ProductUpdate */
export declare const ProductUpdate: runtime.Validator<types.ProductUpdate>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/product.yaml#/ProductRead */
export declare const ProductRead: runtime.Validator<types.ProductRead>;

export declare const check: runtime.Check;

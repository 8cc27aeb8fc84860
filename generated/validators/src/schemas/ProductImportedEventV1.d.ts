// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product.yaml#/ProductImportedEventV1 */
export declare const ProductImportedEventV1: runtime.Validator<types.ProductImportedEventV1>;

export declare const check: runtime.Check;

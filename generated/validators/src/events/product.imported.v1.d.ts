// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product.yaml#/product.imported.v1/post */
export declare const ProductImportedV1: runtime.Validator<types.ProductImportedV1>;

export declare const ProductImportedV1Check: runtime.Check;

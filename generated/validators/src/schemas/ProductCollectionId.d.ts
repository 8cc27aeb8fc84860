// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/ProductCollectionId */
export declare const ProductCollectionId: runtime.Validator<types.ProductCollectionId>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/product.yaml#/CatalogType */
export declare const CatalogType: runtime.Validator<types.CatalogType>;

export declare const check: runtime.Check;

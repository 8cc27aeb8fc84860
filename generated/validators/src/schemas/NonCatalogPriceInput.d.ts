// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/non-catalog.yaml#/NonCatalogPriceInput */
export declare const NonCatalogPriceInput: runtime.Validator<types.NonCatalogPriceInput>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/non-catalog.yaml#/NonCatalogDiscountInput */
export declare const NonCatalogDiscountInput: runtime.Validator<types.NonCatalogDiscountInput>;

export declare const check: runtime.Check;

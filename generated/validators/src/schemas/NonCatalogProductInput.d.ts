// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/non-catalog.yaml#/NonCatalogProductInput */
export declare const NonCatalogProductInput: runtime.Validator<types.NonCatalogProductInput>;

export declare const check: runtime.Check;

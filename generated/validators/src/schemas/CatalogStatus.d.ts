// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/CatalogStatus */
export declare const CatalogStatus: runtime.Validator<types.CatalogStatus>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/CatalogStatusFilter */
export declare const CatalogStatusFilter: runtime.Validator<types.CatalogStatusFilter>;

export declare const check: runtime.Check;

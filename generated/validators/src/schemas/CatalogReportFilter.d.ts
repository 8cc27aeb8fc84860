// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/CatalogReportFilter */
export declare const CatalogReportFilter: runtime.Validator<types.CatalogReportFilter>;

export declare const check: runtime.Check;

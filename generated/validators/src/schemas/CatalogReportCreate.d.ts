// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/CatalogReportCreate */
export declare const CatalogReportCreate: runtime.Validator<types.CatalogReportCreate>;

export declare const check: runtime.Check;

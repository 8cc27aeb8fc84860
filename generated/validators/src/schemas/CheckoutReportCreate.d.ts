// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/report.yaml#/CheckoutReportCreate */
export declare const CheckoutReportCreate: runtime.Validator<types.CheckoutReportCreate>;

export declare const check: runtime.Check;

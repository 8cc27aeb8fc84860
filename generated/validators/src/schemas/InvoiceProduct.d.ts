// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/invoice.yaml#/InvoiceProduct */
export declare const InvoiceProduct: runtime.Validator<types.InvoiceProduct>;

export declare const check: runtime.Check;

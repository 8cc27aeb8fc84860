// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/invoice.yaml#/InvoiceItemPrice */
export declare const InvoiceItemPrice: runtime.Validator<types.InvoiceItemPrice>;

export declare const check: runtime.Check;

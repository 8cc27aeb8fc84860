// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/invoice.yaml#/InvoiceLineItem */
export declare const InvoiceLineItem: runtime.Validator<types.InvoiceLineItem>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/invoice.yaml#/invoice.overdue.v1/post */
export declare const InvoiceOverdueV1: runtime.Validator<types.InvoiceOverdueV1>;

export declare const InvoiceOverdueV1Check: runtime.Check;

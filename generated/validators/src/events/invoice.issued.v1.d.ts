// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/invoice.yaml#/invoice.issued.v1/post */
export declare const InvoiceIssuedV1: runtime.Validator<types.InvoiceIssuedV1>;

export declare const InvoiceIssuedV1Check: runtime.Check;

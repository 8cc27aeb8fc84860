// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/invoice.yaml#/invoice.paid.v1/post */
export declare const InvoicePaidV1: runtime.Validator<types.InvoicePaidV1>;

export declare const InvoicePaidV1Check: runtime.Check;

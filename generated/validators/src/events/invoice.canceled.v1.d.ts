// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/invoice.yaml#/invoice.canceled.v1/post */
export declare const InvoiceCanceledV1: runtime.Validator<types.InvoiceCanceledV1>;

export declare const InvoiceCanceledV1Check: runtime.Check;

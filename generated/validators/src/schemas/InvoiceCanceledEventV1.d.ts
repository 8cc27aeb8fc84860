// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/invoice.yaml#/InvoiceCanceledEventV1 */
export declare const InvoiceCanceledEventV1: runtime.Validator<types.InvoiceCanceledEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/invoice.yaml#/InvoicePaidEventV1 */
export declare const InvoicePaidEventV1: runtime.Validator<types.InvoicePaidEventV1>;

export declare const check: runtime.Check;

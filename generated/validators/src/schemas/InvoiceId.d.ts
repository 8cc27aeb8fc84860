// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/InvoiceId */
export declare const InvoiceId: runtime.Validator<types.InvoiceId>;

export declare const check: runtime.Check;

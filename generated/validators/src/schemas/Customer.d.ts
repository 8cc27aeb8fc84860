// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/customer.yaml#/Customer */
export declare const Customer: runtime.Validator<types.Customer>;

export declare const check: runtime.Check;

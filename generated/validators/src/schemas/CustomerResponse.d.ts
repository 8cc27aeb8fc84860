// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/customer.yaml#/CustomerResponse */
export declare const CustomerResponse: runtime.Validator<types.CustomerResponse>;

export declare const check: runtime.Check;

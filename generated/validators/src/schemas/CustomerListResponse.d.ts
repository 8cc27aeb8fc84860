// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/customer.yaml#/CustomerListResponse */
export declare const CustomerListResponse: runtime.Validator<types.CustomerListResponse>;

export declare const check: runtime.Check;

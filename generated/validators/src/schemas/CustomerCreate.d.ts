// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/customer.yaml#/CustomerCreate */
export declare const CustomerCreate: runtime.Validator<types.CustomerCreate>;

export declare const check: runtime.Check;

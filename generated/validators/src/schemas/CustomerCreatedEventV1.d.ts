// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/customer.yaml#/CustomerCreatedEventV1 */
export declare const CustomerCreatedEventV1: runtime.Validator<types.CustomerCreatedEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/customer.yaml#/customer.created.v1/post */
export declare const CustomerCreatedV1: runtime.Validator<types.CustomerCreatedV1>;

export declare const CustomerCreatedV1Check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/customer.yaml#/CustomerUpdatedEventV1 */
export declare const CustomerUpdatedEventV1: runtime.Validator<types.CustomerUpdatedEventV1>;

export declare const check: runtime.Check;

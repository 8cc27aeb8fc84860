// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/address.yaml#/AddressCreatedEventV1 */
export declare const AddressCreatedEventV1: runtime.Validator<types.AddressCreatedEventV1>;

export declare const check: runtime.Check;

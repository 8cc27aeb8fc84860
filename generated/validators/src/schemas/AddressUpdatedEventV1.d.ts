// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/address.yaml#/AddressUpdatedEventV1 */
export declare const AddressUpdatedEventV1: runtime.Validator<types.AddressUpdatedEventV1>;

export declare const check: runtime.Check;

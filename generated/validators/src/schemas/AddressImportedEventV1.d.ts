// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/address.yaml#/AddressImportedEventV1 */
export declare const AddressImportedEventV1: runtime.Validator<types.AddressImportedEventV1>;

export declare const check: runtime.Check;

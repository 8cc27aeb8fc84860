// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/address.yaml#/address.imported.v1/post */
export declare const AddressImportedV1: runtime.Validator<types.AddressImportedV1>;

export declare const AddressImportedV1Check: runtime.Check;

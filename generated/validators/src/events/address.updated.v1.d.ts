// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/address.yaml#/address.updated.v1/post */
export declare const AddressUpdatedV1: runtime.Validator<types.AddressUpdatedV1>;

export declare const AddressUpdatedV1Check: runtime.Check;

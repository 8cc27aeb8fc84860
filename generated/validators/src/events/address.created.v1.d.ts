// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/address.yaml#/address.created.v1/post */
export declare const AddressCreatedV1: runtime.Validator<types.AddressCreatedV1>;

export declare const AddressCreatedV1Check: runtime.Check;

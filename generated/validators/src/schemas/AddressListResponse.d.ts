// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/address.yaml#/AddressListResponse */
export declare const AddressListResponse: runtime.Validator<types.AddressListResponse>;

export declare const check: runtime.Check;

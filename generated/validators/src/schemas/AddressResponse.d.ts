// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/address.yaml#/AddressResponse */
export declare const AddressResponse: runtime.Validator<types.AddressResponse>;

export declare const check: runtime.Check;

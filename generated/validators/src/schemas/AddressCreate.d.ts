// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/address.yaml#/AddressCreate */
export declare const AddressCreate: runtime.Validator<types.AddressCreate>;

export declare const check: runtime.Check;

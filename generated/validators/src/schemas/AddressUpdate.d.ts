// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/address.yaml#/AddressUpdate */
export declare const AddressUpdate: runtime.Validator<types.AddressUpdate>;

export declare const check: runtime.Check;

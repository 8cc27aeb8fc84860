// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/AddressId */
export declare const AddressId: runtime.Validator<types.AddressId>;

export declare const check: runtime.Check;

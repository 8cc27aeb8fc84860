// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/address.yaml#/Address */
export declare const Address: runtime.Validator<types.Address>;

export declare const check: runtime.Check;

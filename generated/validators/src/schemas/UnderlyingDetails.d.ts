// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-method.yaml#/UnderlyingDetails */
export declare const UnderlyingDetails: runtime.Validator<types.UnderlyingDetails>;

export declare const check: runtime.Check;

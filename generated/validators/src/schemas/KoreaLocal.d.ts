// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/payment-method.yaml#/KoreaLocal */
export declare const KoreaLocal: runtime.Validator<types.KoreaLocal>;

export declare const check: runtime.Check;

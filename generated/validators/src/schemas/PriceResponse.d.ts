// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/price.yaml#/PriceResponse */
export declare const PriceResponse: runtime.Validator<types.PriceResponse>;

export declare const check: runtime.Check;

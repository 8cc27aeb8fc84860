// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/price.yaml#/PriceUpdate */
export declare const PriceUpdate: runtime.Validator<types.PriceUpdate>;

export declare const check: runtime.Check;

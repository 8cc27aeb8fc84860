// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/price.yaml#/PriceImportedEventV1 */
export declare const PriceImportedEventV1: runtime.Validator<types.PriceImportedEventV1>;

export declare const check: runtime.Check;

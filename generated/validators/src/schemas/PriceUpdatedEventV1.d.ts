// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/price.yaml#/PriceUpdatedEventV1 */
export declare const PriceUpdatedEventV1: runtime.Validator<types.PriceUpdatedEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/price.yaml#/price.updated.v1/post */
export declare const PriceUpdatedV1: runtime.Validator<types.PriceUpdatedV1>;

export declare const PriceUpdatedV1Check: runtime.Check;

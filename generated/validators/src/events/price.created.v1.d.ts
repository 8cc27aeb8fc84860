// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/price.yaml#/price.created.v1/post */
export declare const PriceCreatedV1: runtime.Validator<types.PriceCreatedV1>;

export declare const PriceCreatedV1Check: runtime.Check;

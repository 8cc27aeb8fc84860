// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount.yaml#/discount.created.v1/post */
export declare const DiscountCreatedV1: runtime.Validator<types.DiscountCreatedV1>;

export declare const DiscountCreatedV1Check: runtime.Check;

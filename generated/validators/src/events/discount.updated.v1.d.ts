// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount.yaml#/discount.updated.v1/post */
export declare const DiscountUpdatedV1: runtime.Validator<types.DiscountUpdatedV1>;

export declare const DiscountUpdatedV1Check: runtime.Check;

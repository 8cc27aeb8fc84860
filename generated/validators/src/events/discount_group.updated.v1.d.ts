// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount-group.yaml#/discount_group.updated.v1/post */
export declare const DiscountGroupUpdatedV1: runtime.Validator<types.DiscountGroupUpdatedV1>;

export declare const DiscountGroupUpdatedV1Check: runtime.Check;

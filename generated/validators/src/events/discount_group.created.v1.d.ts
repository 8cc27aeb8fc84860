// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount-group.yaml#/discount_group.created.v1/post */
export declare const DiscountGroupCreatedV1: runtime.Validator<types.DiscountGroupCreatedV1>;

export declare const DiscountGroupCreatedV1Check: runtime.Check;

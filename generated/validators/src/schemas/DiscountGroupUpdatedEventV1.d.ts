// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount-group.yaml#/DiscountGroupUpdatedEventV1 */
export declare const DiscountGroupUpdatedEventV1: runtime.Validator<types.DiscountGroupUpdatedEventV1>;

export declare const check: runtime.Check;

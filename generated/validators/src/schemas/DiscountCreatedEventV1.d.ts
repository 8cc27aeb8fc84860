// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount.yaml#/DiscountCreatedEventV1 */
export declare const DiscountCreatedEventV1: runtime.Validator<types.DiscountCreatedEventV1>;

export declare const check: runtime.Check;

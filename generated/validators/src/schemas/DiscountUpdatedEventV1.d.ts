// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount.yaml#/DiscountUpdatedEventV1 */
export declare const DiscountUpdatedEventV1: runtime.Validator<types.DiscountUpdatedEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/discount.yaml#/DiscountImportedEventV1 */
export declare const DiscountImportedEventV1: runtime.Validator<types.DiscountImportedEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/product.yaml#/ProductCreatedEventV1 */
export declare const ProductCreatedEventV1: runtime.Validator<types.ProductCreatedEventV1>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/product.yaml#/Product */
export declare const Product: runtime.Validator<types.Product>;

export declare const check: runtime.Check;

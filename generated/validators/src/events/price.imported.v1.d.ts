// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/price.yaml#/price.imported.v1/post */
export declare const PriceImportedV1: runtime.Validator<types.PriceImportedV1>;

export declare const PriceImportedV1Check: runtime.Check;

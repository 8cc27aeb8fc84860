// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/CollectionMode */
export declare const CollectionMode: runtime.Validator<types.CollectionMode>;

export declare const check: runtime.Check;

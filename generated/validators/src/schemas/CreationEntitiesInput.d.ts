// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/CreationEntitiesInput */
export declare const CreationEntitiesInput: runtime.Validator<types.CreationEntitiesInput>;

export declare const check: runtime.Check;

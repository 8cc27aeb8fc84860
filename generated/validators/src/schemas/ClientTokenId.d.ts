// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/shared.yaml#/ClientTokenId */
export declare const ClientTokenId: runtime.Validator<types.ClientTokenId>;

export declare const check: runtime.Check;

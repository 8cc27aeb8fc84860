// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/client-token.yaml#/ClientTokenStatus */
export declare const ClientTokenStatus: runtime.Validator<types.ClientTokenStatus>;

export declare const check: runtime.Check;

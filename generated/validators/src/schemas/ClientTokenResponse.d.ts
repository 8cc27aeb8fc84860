// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/client-token.yaml#/ClientTokenResponse */
export declare const ClientTokenResponse: runtime.Validator<types.ClientTokenResponse>;

export declare const check: runtime.Check;

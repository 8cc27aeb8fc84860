// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/client-token.yaml#/ClientTokenRevokedEventV1 */
export declare const ClientTokenRevokedEventV1: runtime.Validator<types.ClientTokenRevokedEventV1>;

export declare const check: runtime.Check;

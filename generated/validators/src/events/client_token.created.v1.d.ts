// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/client-token.yaml#/client_token.created.v1/post */
export declare const ClientTokenCreatedV1: runtime.Validator<types.ClientTokenCreatedV1>;

export declare const ClientTokenCreatedV1Check: runtime.Check;

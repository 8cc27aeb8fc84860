// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/client-token.yaml#/client_token.updated.v1/post */
export declare const ClientTokenUpdatedV1: runtime.Validator<types.ClientTokenUpdatedV1>;

export declare const ClientTokenUpdatedV1Check: runtime.Check;

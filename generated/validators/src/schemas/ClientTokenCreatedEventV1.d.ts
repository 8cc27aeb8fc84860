// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/client-token.yaml#/ClientTokenCreatedEventV1 */
export declare const ClientTokenCreatedEventV1: runtime.Validator<types.ClientTokenCreatedEventV1>;

export declare const check: runtime.Check;

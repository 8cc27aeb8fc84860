// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/client-token.yaml#/ClientTokenUpdatedEventV1 */
export declare const ClientTokenUpdatedEventV1: runtime.Validator<types.ClientTokenUpdatedEventV1>;

export declare const check: runtime.Check;

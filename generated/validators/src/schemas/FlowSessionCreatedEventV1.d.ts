// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/flow-session.yaml#/FlowSessionCreatedEventV1 */
export declare const FlowSessionCreatedEventV1: runtime.Validator<types.FlowSessionCreatedEventV1>;

export declare const check: runtime.Check;

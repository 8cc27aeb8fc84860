// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/flow-session.yaml#/flow_session.created.v1/post */
export declare const FlowSessionCreatedV1: runtime.Validator<types.FlowSessionCreatedV1>;

export declare const FlowSessionCreatedV1Check: runtime.Check;

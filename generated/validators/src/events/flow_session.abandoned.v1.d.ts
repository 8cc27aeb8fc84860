// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/flow-session.yaml#/flow_session.abandoned.v1/post */
export declare const FlowSessionAbandonedV1: runtime.Validator<types.FlowSessionAbandonedV1>;

export declare const FlowSessionAbandonedV1Check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/flow-session.yaml#/flow_session.completed.v1/post */
export declare const FlowSessionCompletedV1: runtime.Validator<types.FlowSessionCompletedV1>;

export declare const FlowSessionCompletedV1Check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/flow-session.yaml#/FlowSessionCompletedEventV1 */
export declare const FlowSessionCompletedEventV1: runtime.Validator<types.FlowSessionCompletedEventV1>;

export declare const check: runtime.Check;

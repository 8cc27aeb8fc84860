// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/flow-session.yaml#/FlowSessionAbandonedEventV1 */
export declare const FlowSessionAbandonedEventV1: runtime.Validator<types.FlowSessionAbandonedEventV1>;

export declare const check: runtime.Check;

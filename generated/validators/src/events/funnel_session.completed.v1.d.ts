// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/funnel-session.yaml#/funnel_session.completed.v1/post */
export declare const FunnelSessionCompletedV1: runtime.Validator<types.FunnelSessionCompletedV1>;

export declare const FunnelSessionCompletedV1Check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/funnel-session.yaml#/funnel_session.abandoned.v1/post */
export declare const FunnelSessionAbandonedV1: runtime.Validator<types.FunnelSessionAbandonedV1>;

export declare const FunnelSessionAbandonedV1Check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/funnel-session.yaml#/FunnelSessionAbandonedEventV1 */
export declare const FunnelSessionAbandonedEventV1: runtime.Validator<types.FunnelSessionAbandonedEventV1>;

export declare const check: runtime.Check;

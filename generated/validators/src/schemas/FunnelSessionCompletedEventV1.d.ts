// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/funnel-session.yaml#/FunnelSessionCompletedEventV1 */
export declare const FunnelSessionCompletedEventV1: runtime.Validator<types.FunnelSessionCompletedEventV1>;

export declare const check: runtime.Check;

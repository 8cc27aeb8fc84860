// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/funnel-session.yaml#/funnel_session.created.v1/post */
export declare const FunnelSessionCreatedV1: runtime.Validator<types.FunnelSessionCreatedV1>;

export declare const FunnelSessionCreatedV1Check: runtime.Check;

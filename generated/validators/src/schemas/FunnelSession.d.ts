// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/funnel-session.yaml#/FunnelSession */
export declare const FunnelSession: runtime.Validator<types.FunnelSession>;

export declare const check: runtime.Check;

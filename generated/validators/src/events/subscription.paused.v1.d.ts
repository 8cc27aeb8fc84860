// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.paused.v1/post */
export declare const SubscriptionPausedV1: runtime.Validator<types.SubscriptionPausedV1>;

export declare const SubscriptionPausedV1Check: runtime.Check;

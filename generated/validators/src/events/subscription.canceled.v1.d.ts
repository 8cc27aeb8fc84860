// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.canceled.v1/post */
export declare const SubscriptionCanceledV1: runtime.Validator<types.SubscriptionCanceledV1>;

export declare const SubscriptionCanceledV1Check: runtime.Check;

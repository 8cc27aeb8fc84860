// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see events/subscription.yaml#/subscription.imported.v1/post */
export declare const SubscriptionImportedV1: runtime.Validator<types.SubscriptionImportedV1>;

export declare const SubscriptionImportedV1Check: runtime.Check;

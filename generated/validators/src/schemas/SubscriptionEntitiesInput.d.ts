// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/SubscriptionEntitiesInput */
export declare const SubscriptionEntitiesInput: runtime.Validator<types.SubscriptionEntitiesInput>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/SubscriptionEntities */
export declare const SubscriptionEntities: runtime.Validator<types.SubscriptionEntities>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-lifecycle.yaml#/EffectiveFrom */
export declare const EffectiveFrom: runtime.Validator<types.EffectiveFrom>;

export declare const check: runtime.Check;

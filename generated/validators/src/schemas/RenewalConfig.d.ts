// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/RenewalConfig */
export declare const RenewalConfig: runtime.Validator<types.RenewalConfig>;

export declare const check: runtime.Check;

// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/RenewalConfigInput */
export declare const RenewalConfigInput: runtime.Validator<types.RenewalConfigInput>;

export declare const check: runtime.Check;

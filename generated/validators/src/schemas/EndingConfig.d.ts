// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/simulation-config.yaml#/EndingConfig */
export declare const EndingConfig: runtime.Validator<types.EndingConfig>;

export declare const check: runtime.Check;

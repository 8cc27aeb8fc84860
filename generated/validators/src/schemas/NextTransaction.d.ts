// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription.yaml#/NextTransaction */
export declare const NextTransaction: runtime.Validator<types.NextTransaction>;

export declare const check: runtime.Check;

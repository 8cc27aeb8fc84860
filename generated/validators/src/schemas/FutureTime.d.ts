// Generated from spec.yaml by `npm run generate`. Do not edit.
import type * as types from '@billing/types';
import type * as runtime from '../runtime/index.ts';

/** @see schemas/subscription-lifecycle.yaml#/FutureTime */
export declare const FutureTime: runtime.Validator<types.FutureTime>;

export declare const check: runtime.Check;
